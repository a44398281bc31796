module.exports = {
  title: "Files by FTP",
  url: "https://docs.example",
  baseUrl: "/",
  scripts: [{ src: "https://example.org/urlscope/embed.js", type: "module" }],
  plugins: [["@docusaurus/plugin-content-docs", { routeBasePath: "/" }]],
  themes: ["@docusaurus/theme-classic"],
  themeConfig: { colorMode: { respectPrefersColorScheme: false } },
};
