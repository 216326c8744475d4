const DATA = /(?<=<script id="vike_pageContext"[^>]*>).*?(?=<\/script>)/s;
const ESCAPE = /\\(u003c(?!(?:\\?\/)?s|!)|[^])/gi;

/**
 * Vike escapes each `<` and `/` of a page's data, which are packed worse so than the same words of the page. What could end their
 * script, or begin a comment or a script in it, stays escaped.
 */
export function plainData(html: string): string {
  return html.replace(DATA, (json) => json.replaceAll(ESCAPE, plain));
}

function plain(escape: string, what: string): string {
  if (what === '/') return what;
  return what.length > 1 ? '<' : escape;
}
