/** Keys of what forms of this page send, with files perhaps, which nothing else on it may send or forget meanwhile. */
export const onTheirWay = new Set<string>();
