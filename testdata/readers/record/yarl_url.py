# yarl.URL.
import importlib.metadata, json, sys
from yarl import URL

NAMES = """scheme raw_user user raw_password password raw_host host explicit_port port raw_path path raw_query_string query_string
    raw_fragment fragment __str__""".split()

print(importlib.metadata.version("yarl"))
for line in sys.stdin:
    fields, raises = {}, {}
    try:
        url = URL(json.loads(line))
        for name in NAMES:
            try:
                value = str(url) if name == "__str__" else getattr(url, name)
                fields["str()" if name == "__str__" else name] = None if value is None else str(value)
            except ValueError as e:
                raises[name] = str(e)
        answer = {"fields": fields, "raises": raises}
    except ValueError as e:
        answer = {"refused": str(e)}
    print(json.dumps(answer))
