export default {
  head: [["script", { type: "module", src: "https://example.org/urlscope/embed.js" }]],
  markdown: { component: { inlineTags: ["url-scope"] } },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === "url-scope" } } },

  title: "Files by FTP",
  lang: "en",
  themeConfig: { nav: [{ text: "Files", link: "/" }, { text: "More", link: "/more" }] },
};
