import type { PageContextServer } from 'vike/types';

export type Data = ReturnType<typeof data>;

export const data = ({ urlParsed }: PageContextServer) => ({ category: urlParsed.search['category'] });
