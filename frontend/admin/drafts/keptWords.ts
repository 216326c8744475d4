import { admin } from '../../content/admin/admin.ts';
import { formatStudioClock } from '../kit/time/studioTime.ts';
import type { KeptState } from './useKeptText.ts';

const words = admin.drafts;

interface KeptWords {
  text: string;
  look: 'problem' | 'safe' | 'plain';
}

export const isSafe = (kept: KeptState): boolean => keptWords(kept).look !== 'problem';

/** Where that is which is not saved. */
export function keptWords({ copy, server }: KeptState): KeptWords {
  const isOnServer = server.savedAt !== undefined && !server.problem;
  const { problems } = admin.copies;
  if (copy.problem && !isOnServer) return { text: problems[copy.problem], look: 'problem' };
  // Chosen files are nowhere else.
  if (copy.areFilesLost) return { text: problems['no room for files'], look: 'problem' };
  if (server.savedAt !== undefined && isOnServer) {
    const time = formatStudioClock(server.savedAt);
    return { text: copy.problem ? words.savedWithoutCopy(time) : words.saved(time), look: 'safe' };
  }
  if (copy.savedAt === undefined) return { text: admin.form.unsaved, look: 'plain' };
  const time = formatStudioClock(copy.savedAt);
  return { text: onlyHere(server.problem)(time), look: 'plain' };
}

function onlyHere(problem: KeptState['server']['problem']) {
  if (problem === 'refused') return words.refused;
  return problem === 'signed out' ? words.signedOut : words.onlyHere;
}
