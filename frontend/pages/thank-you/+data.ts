import type { PageContextServer } from 'vike/types';
import { sameSitePath } from '../../api/sameSitePath.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlParsed, tagManagerId }: PageContextServer) {
  const areFilesLost = urlParsed.search['files'] === 'lost';
  return { back: sameSitePath(urlParsed.search['back']), tagManagerId, areFilesLost };
}
