/** The parts of highlight.js that are used. Its own types include the browser's, which contradict Deno's. */
declare const hljs: {
  highlight(code: string, options: { language: string }): { value: string };
};
export default hljs;
