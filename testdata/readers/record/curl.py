# The URL API of libcurl: curl_url_set with CURLU_NON_SUPPORT_SCHEME alone, curl_url_get without a flag. The program curl and
# trurl also guess a scheme where none is written.
import ctypes, json, sys

PARTS = "scheme user password options host port path query fragment zoneid".split()  # CURLUPART_SCHEME is 1
ABSENT = {10, 11, 12, 13, 14, 15, 16, 17, 18}  # CURLUE_NO_SCHEME to CURLUE_NO_ZONEID
NON_SUPPORT_SCHEME = 1 << 3

curl = ctypes.CDLL("libcurl.so.4")
curl.curl_version.restype = curl.curl_url_strerror.restype = ctypes.c_char_p
curl.curl_url.restype = ctypes.c_void_p


def ask(url):
    handle = ctypes.c_void_p(curl.curl_url())
    try:
        code = curl.curl_url_set(handle, 0, url.encode(), NON_SUPPORT_SCHEME)
        if code:
            return {"refused": curl.curl_url_strerror(code).decode()}
        fields, raises = {}, {}
        for what, name in enumerate(PARTS, 1):
            part = ctypes.c_char_p()
            code = curl.curl_url_get(handle, what, ctypes.byref(part), 0)
            if code == 0:
                fields[name] = part.value.decode(errors="surrogateescape")
            elif code not in ABSENT:
                raises[name] = curl.curl_url_strerror(code).decode()
        return {"fields": fields, "raises": raises}
    finally:
        curl.curl_url_cleanup(handle)


print(curl.curl_version().decode().split()[0].removeprefix("libcurl/"))
for line in sys.stdin:
    print(json.dumps(ask(json.loads(line))))
