import type { PageContextServer } from 'vike/types';
import type { ApiClient } from '../../api/apiClient.ts';
import { getProjectPictures } from '../../api/projects.ts';
import { sameSitePath } from '../../api/sameSitePath.ts';
import { dayInWords, momentInWords, promisedTime } from '../../content/hours/formatDue.ts';
import locale from '../../../studio/locale.json' with { type: 'json' };
import { agreedTo } from './agreedTo.ts';
import { readThanks } from './readThanks.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data({ urlParsed, headers, tagManagerId, apiClient }: PageContextServer) {
  const back = sameSitePath(urlParsed.search['back']);
  const areFilesLost = urlParsed.search['files'] === 'lost';
  const thanks = readThanks(headers?.['cookie'], Date.now());
  if (!thanks) return { back, tagManagerId, areFilesLost };
  const { received, due, consent, offers, about, pictures } = thanks;
  const receipt = {
    due: { time: promisedTime(due), day: dayInWords(due), iso: new Date(due).toISOString() },
    sent: {
      words: `${momentInWords(received)} (${locale.timeZoneName})`,
      iso: new Date(received).toISOString(),
    },
    about,
    agreed: agreedTo(consent, offers === 'true'),
    pictures: pictures ? await picturesOrNone(pictures, apiClient) : [],
  };
  return { back, tagManagerId, areFilesLost, receipt };
}

async function picturesOrNone(names: string, api: ApiClient): ReturnType<typeof getProjectPictures> {
  try {
    return await getProjectPictures(names, 'anchor', api);
  } catch (error) {
    // oxlint-disable-next-line no-console -- they were sent, whether or not they can be shown; the reason belongs in the log
    console.error(error);
    return [];
  }
}
