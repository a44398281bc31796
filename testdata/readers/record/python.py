# urllib.parse.urlsplit of CPython.
import json, platform, sys
from urllib.parse import urlsplit

NAMES = "scheme netloc path query fragment username password hostname port".split()

print(platform.python_version())
for line in sys.stdin:
    fields, raises = {}, {}
    try:
        split = urlsplit(json.loads(line))
        for name in NAMES:
            try:
                value = getattr(split, name)
                fields[name] = None if value is None else str(value)
            except ValueError as e:
                raises[name] = str(e)
        answer = {"fields": fields, "raises": raises}
    except ValueError as e:
        answer = {"refused": str(e)}
    print(json.dumps(answer))
