# The accessors of URI.pm. A class that lacks one has no such part. What is decoded are octets.
use strict;
use warnings;
use Encode ();
use JSON::PP ();
use URI;

my @names = qw(scheme opaque authority userinfo user password host port _port path query fragment);
my $json = JSON::PP->new->utf8->allow_nonref;

$| = 1;
print URI->VERSION, "\n";
while (my $line = <STDIN>) {
    my $url = $json->decode($line);
    utf8::upgrade($url);
    my $uri = eval { URI->new($url) };
    my (%fields, %raises);
    for my $name (grep { defined $uri && $uri->can($_) } @names) {
        my $value = eval { scalar $uri->$name };
        $raises{$name} = $@ if $@;
        $fields{$name} = Encode::decode("UTF-8", "$value", sub { "\x{FFFD}" x @_ }) if defined $value;
    }
    print $json->encode(defined $uri ? {fields => \%fields, raises => \%raises} : {refused => $@}), "\n";
}
