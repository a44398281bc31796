package site

import (
	"fmt"
	"path"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// modulesFolder is the folder of web with the modules of the page's scripts.
const modulesFolder = "page"

// bundled are the scripts that import modules. Each is published as one file, because loading modules one after another would delay the
// start of the page.
var bundled = []string{"app.js", "tools.js"}

// bundle bundles these scripts with their imports, and removes the modules from the site.
func (s site) bundle() error {
	for _, name := range bundled {
		result := api.Build(api.BuildOptions{
			EntryPoints: []string{name},
			Bundle:      true,
			// A module without exports, wrapped in a function, because FormatIIFE would replace import() by a helper.
			Format:   api.FormatESModule,
			Banner:   map[string]string{"js": "(() => {"},
			Footer:   map[string]string{"js": "})();"},
			Target:   api.ES2022,
			Charset:  api.CharsetUTF8,
			LogLevel: api.LogLevelSilent,
			Plugins:  []api.Plugin{{Name: "site", Setup: s.modules}},
		})
		if len(result.Errors) > 0 {
			return fmt.Errorf("cannot bundle %s: %s", name, strings.Join(api.FormatMessages(result.Errors, api.FormatMessagesOptions{}), "\n"))
		}
		s[name] = result.OutputFiles[0].Contents
	}
	for name := range s {
		if strings.HasPrefix(name, modulesFolder+"/") {
			delete(s, name)
		}
	}
	return nil
}

// modules makes esbuild read modules from the site. Any other import stays an import of a file beside the script.
func (s site) modules(build api.PluginBuild) {
	build.OnResolve(api.OnResolveOptions{Filter: "^"}, func(a api.OnResolveArgs) (api.OnResolveResult, error) {
		name := path.Join(path.Dir(a.Importer), a.Path)
		if a.Kind == api.ResolveJSDynamicImport {
			return api.OnResolveResult{Path: "./" + name, External: true}, nil
		}
		return api.OnResolveResult{Path: name, Namespace: "site"}, nil
	})
	build.OnLoad(api.OnLoadOptions{Filter: "^", Namespace: "site"}, func(a api.OnLoadArgs) (api.OnLoadResult, error) {
		script, ok := s[a.Path]
		if !ok {
			return api.OnLoadResult{}, fmt.Errorf("there is no %s in web", a.Path)
		}
		text := string(script)
		return api.OnLoadResult{Contents: &text}, nil
	})
}
