const NO_PAGE =
  /^\/@|(\/favicon\.ico|\/index\.pageContext\.json|\.well-known\/appspecific\/com\.chrome\.devtools\.json)\/*$/;

/** Vike answers these by itself, or throws, also in production. @param url whose path can be decoded */
export function isBuildToolUrl(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return NO_PAGE.test(decodeURIComponent(path));
}
