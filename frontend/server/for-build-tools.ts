const DATA_OF_PAGE = '/index.pageContext.json';
const TAKEN_FOR_DEVELOPERS = /^\/@|(\/favicon\.ico|\.well-known\/appspecific\/com\.chrome\.devtools\.json)$/;

/**
 * Whether Vike takes the request for a developer's and answers in words of its own or throws, on a site that is built.
 * @param url whose path can be decoded
 */
export function isForBuildTools(url: string): boolean {
  const [path = '', query] = url.split('?', 2);
  const decoded = decodeURIComponent(path);
  if (TAKEN_FOR_DEVELOPERS.test(decoded)) return true;
  // The data of a page is asked for in one spelling, and without more.
  const isData = decoded.endsWith(DATA_OF_PAGE);
  return isData && (!path.endsWith(DATA_OF_PAGE) || new URLSearchParams(query).has('_vike'));
}
