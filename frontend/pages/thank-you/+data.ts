import type { PageContextServer } from 'vike/types';
import { sameSitePath } from '../../components/sameSitePath.ts';

export type Data = ReturnType<typeof data>;

/** Where the button leads, home unless the address says otherwise; and what counts submissions, when anything does. */
export function data({ urlParsed, tagManagerId }: PageContextServer) {
  return { back: sameSitePath(urlParsed.search['back']), tagManagerId };
}
