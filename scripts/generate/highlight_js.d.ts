/** What is used of highlight.js. Its own types bring those of browsers, which contradict Deno's. */
declare const hljs: {
  highlight(code: string, options: { language: string }): { value: string };
};
export default hljs;
