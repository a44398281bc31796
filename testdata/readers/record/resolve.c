/* In front of the C library: each name has the loopback address, and the port of RECORD_PORT. What was looked up is appended to
   the file RECORD_NAMES, name and port in a line. No name is looked up. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void note(const char *name, const char *port) {
	FILE *f = fopen(getenv("RECORD_NAMES"), "a");
	fprintf(f, "%s %s\n", name, port ? port : "");
	fclose(f);
}

int getaddrinfo(const char *name, const char *port, const struct addrinfo *hints, struct addrinfo **list) {
	struct { struct addrinfo info; struct sockaddr_in address; } *a = calloc(1, sizeof *a);
	note(name ? name : "", port);
	a->address.sin_family = a->info.ai_family = AF_INET;
	a->address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	a->address.sin_port = htons(atoi(getenv("RECORD_PORT")));
	a->info.ai_socktype = SOCK_STREAM;
	a->info.ai_protocol = IPPROTO_TCP;
	a->info.ai_addrlen = sizeof a->address;
	a->info.ai_addr = (struct sockaddr *)&a->address;
	*list = &a->info;
	return 0;
}

void freeaddrinfo(struct addrinfo *list) {
	free(list);
}

struct hostent *gethostbyname(const char *name) {
	static struct in_addr loopback, *addresses[] = {&loopback, NULL};
	static struct hostent entry = {"h", NULL, AF_INET, sizeof loopback, (char **)addresses};
	loopback.s_addr = htonl(INADDR_LOOPBACK);
	note(name, NULL);
	return &entry;
}
