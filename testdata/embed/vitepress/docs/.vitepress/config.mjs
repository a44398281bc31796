export default {
  title: "Files by FTP",
  lang: "en",
  head: [["script", { type: "module", src: "https://urlscope.example/embed.js" }]],
  // Vue would look for a component of that name.
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === "url-scope" } } },
  themeConfig: { nav: [{ text: "Files", link: "/" }, { text: "More", link: "/more" }] },
};
