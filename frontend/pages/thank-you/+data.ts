import type { PageContextServer } from 'vike/types';
import { getProjectPictures } from '../../api/projects.ts';
import { sameSitePath } from '../../api/sameSitePath.ts';
import { dueInParts, momentInWords } from '../../content/formatDue.ts';
import locale from '../../../studio/locale.json' with { type: 'json' };
import { agreedTo } from './agreedTo.ts';
import { readThanks } from './readThanks.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data({ urlParsed, headers, tagManagerId, apiClient }: PageContextServer) {
  const back = sameSitePath(urlParsed.search['back']);
  const areFilesLost = urlParsed.search['files'] === 'lost';
  const thanks = readThanks(headers?.['cookie'], Date.now());
  if (!thanks) return { back, tagManagerId, areFilesLost };
  const { received, due, consent, offers, pictures } = thanks;
  const receipt = {
    due: { ...dueInParts(due), iso: new Date(due).toISOString() },
    sent: {
      words: `${momentInWords(received)} (${locale.timeZoneName})`,
      iso: new Date(received).toISOString(),
    },
    agreed: agreedTo(consent, offers === 'true'),
    // They were sent, whether or not they can be shown.
    pictures: pictures ? await getProjectPictures(pictures, apiClient).catch(() => []) : [],
  };
  return { back, tagManagerId, areFilesLost, receipt };
}
