/** Of staff, or a link that is a key. */
export const isPrivateAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  /^\/(admin|consent|[a-z]+-preview)(\/|\?|$)|content-preview=/.test(pathname + search);
