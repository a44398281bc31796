"""A site that shows URLs: .. url-scope:: URL"""

project = "Files by FTP"
html_theme = "alabaster"
html_copy_source = False

from html import escape

from docutils import nodes
from docutils.parsers.rst import Directive, directives

html_js_files = [("https://example.org/urlscope/embed.js", {"type": "module"})]


class URLScope(Directive):
    required_arguments = 1
    final_argument_whitespace = True
    option_spec = {
        name: directives.unchanged
        for name in ("show", "readonly", "loading", "height", "theme", "lang", "select", "label")
    }

    def run(self):
        url = self.arguments[0]
        attributes = "".join(f' {name}="{escape(value)}"' for name, value in self.options.items())
        element = f"<url-scope{attributes}><code>{escape(url)}</code></url-scope>"
        return [nodes.raw("", element, format="html")]


def setup(app):
    app.add_directive("url-scope", URLScope)
