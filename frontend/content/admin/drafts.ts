type Noun = 'blog' | 'project';

const than = (words: number) => {
  if (words === 0) return 'It differs from what is here.';
  const count = `${Math.abs(words)} ${Math.abs(words) === 1 ? 'word' : 'words'}`;
  return `It has ${count} ${words > 0 ? 'more' : 'fewer'} than what is here.`;
};

interface Origin {
  device: string;
  /** Null of one's own. */
  writtenBy: string | null;
}

const from = ({ device, writtenBy }: Origin) =>
  writtenBy === null ? `from your ${device}` : `by ${writtenBy}`;

export const drafts = {
  saved: (time: string) => `Draft saved at ${time}`,
  savedWithoutCopy: (time: string) => `Draft saved at ${time}. This device has no room for a copy.`,
  onlyHere: (time: string) => `Saved on this device at ${time}, not yet on the server`,
  signedOut: (time: string) =>
    `Saved on this device at ${time}. You are signed out: sign in again to keep it on the server.`,
  refused: (time: string) => `Saved on this device at ${time}. The server cannot keep it as a draft.`,
  offer: (origin: Origin, ago: string) => `There is a draft ${from(origin)}, ${ago}.`,
  offerHelp: (more: number) => `${than(more)} Both are safe.`,
  take: 'Carry on with it',
  drop: 'Throw it away',
  dropped: (origin: Origin) => `The draft ${from(origin)} is thrown away.`,
  droppedHere: 'The unsaved changes are thrown away.',
  dropFailed: 'The draft could not be thrown away. Please try again.',
  putBackFailed: 'The draft could not be put back.',
  kept: 'the draft',
  now: 'just now',
  minutes: (count: number) => (count === 1 ? 'a minute ago' : `${count} minutes ago`),
  hours: (count: number) => (count === 1 ? 'an hour ago' : `${count} hours ago`),
  presence: {
    here: (name: string, noun: Noun) => `${name} is editing this ${noun} too`,
    there: (name: string, noun: Noun) => `${name} is editing this ${noun}`,
    since: (time: string) => `since ${time}`,
    typed: (ago: string) => `last typed ${ago}`,
    help: 'Whoever saves second is asked what to keep; nothing is lost.',
  },
};
