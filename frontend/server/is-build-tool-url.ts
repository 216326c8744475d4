const PAGE_DATA_PATH = '/index.pageContext.json';
const DEVELOPER_PATH = /^\/@|(\/favicon\.ico|\.well-known\/appspecific\/com\.chrome\.devtools\.json)$/;

/** Vike answers these by itself, or throws, also in production. @param url whose path can be decoded */
export function isBuildToolUrl(url: string): boolean {
  const [path = '', query] = url.split('?', 2);
  const decoded = decodeURIComponent(path);
  if (DEVELOPER_PATH.test(decoded)) return true;
  const isData = decoded.endsWith(PAGE_DATA_PATH);
  return isData && (!path.endsWith(PAGE_DATA_PATH) || new URLSearchParams(query).has('_vike'));
}
