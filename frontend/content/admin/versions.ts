type Noun = 'blog' | 'project' | 'content';

interface Saved {
  saved_by: string | null;
  device: string;
  act: 'added' | 'changed' | 'restored' | 'found';
  moved_to: 'draft' | 'published' | 'scheduled' | null;
}

const acts = {
  added: 'first saved',
  changed: 'saved',
  restored: 'put an older one back',
  found: 'saved',
};
const moves = {
  draft: 'took it off the site',
  published: 'put it on the site',
  scheduled: 'scheduled it',
};

function actOf({ saved_by: by, act, moved_to: to }: Saved): string {
  if (act === 'found' && by === null) return 'had this before';
  return act === 'changed' && to !== null ? moves[to] : acts[act];
}

export const versions = {
  title: 'Versions',
  back: (noun: Noun) => `Back to the ${noun === 'content' ? 'Studio' : noun}`,
  count: (total: number) => (total === 1 ? '1 version' : `${total} versions`),
  help: 'Press one to compare it with the next newer. The last 50 are always kept, others for a year; beyond the last 200, only the last of each day.',
  older: 'Show older versions',
  /** Every person saves from some device. */
  who: ({ saved_by: by, device }: Saved) => by ?? (device === '' ? 'The website' : 'Somebody who has left'),
  act: actOf,
  added: (words: number) => (words === 1 ? '1 word added' : `${words} words added`),
  removed: (words: number) => `${words} removed`,
  isCurrent: 'As it is saved now',
  today: 'Today',
  yesterday: 'Yesterday',
  days: { today: 'today’s', yesterday: 'yesterday’s' },
  that: (of: string) => `that of ${of}`,
  numbered: (number: number) => `version ${number}`,
  near: (day: string, time: string) => `${day}’s version of ${time}`,
  subject: (when: string) => `The version of ${when}`,
  compareWith: 'Compare with',
  what: 'What changed',
  onlyIn: (side: string) => `only in ${side}`,
  show: 'Show',
  views: { beside: 'Beside each other', one: 'In one text' },
  marks: { added: 'added: ', removed: 'removed: ' },
  same: (count: number) => `Show ${count} paragraphs that are the same`,
  nothing: 'Both say the same.',
  noPicture: 'The picture is gone.',
  putBack: (side: string) => `Put ${side} back`,
  question: (side: string) => `Put ${side} back?`,
  answer: (version: string, by: string | null) => (by === null ? version : `${version}, by ${by},`),
  intoEditor: {
    answer: 'goes into the editor. The site stays as it is until you save.',
    help: 'The present version stays in the list and can be put back the same way. Pictures that were taken out come back too.',
  },
  restored: (version: string) => `${version} is back in the editor.`,
  restoredHelp:
    'It is not on the site yet: read it, then save. Its status and its address stay as they are. The one that is saved now stays in the list of versions.',
  one: 'There is one version.',
  none: 'There is no version yet.',
  oneHelp: 'The next time somebody saves, what changed will stand here.',
  failed: 'The versions could not be loaded.',
  failedHelp: (noun: Noun) =>
    noun === 'content' ? 'The words themselves are not touched.' : `The ${noun} itself is not touched.`,
  versionFailed: 'This version could not be loaded.',
};
