import locale from '../../../studio/locale.json' with { type: 'json' };
import retention from '../../../studio/retention.json' with { type: 'json' };

const kinds = {
  blog: 'blog',
  project: 'project',
  version: 'an earlier version',
  draft: 'an unsaved draft',
  enquiry: 'in the shortlist',
  setting: 'comes with the site',
} as const;
type Kind = keyof typeof kinds;

const names = new Intl.ListFormat(locale.language, { type: 'conjunction' });
const places = (count: number) => `${count} ${count === 1 ? 'place' : 'places'}`;
const nameOf = ({ kind, title }: { kind: Kind; title: string }) =>
  `${kind === 'blog' ? `“${title}”` : title} (${kinds[kind]})`;

/** Of the screen with all pictures, and of the dialog that chooses one. */
export const library = {
  title: 'Pictures',
  count: (total: number) => `${total} ${total === 1 ? 'picture' : 'pictures'}, newest first.`,
  promise: `Unused ones are offered for deletion after ${retention.unusedPictures}, never deleted by themselves.`,
  show: 'Show',
  filters: {
    all: 'All',
    unused: 'Unused',
    'no-alt': 'Without alt text',
    'too-small': 'Too small',
    bin: 'Bin',
  },
  search: 'Search by name or by what it shows',
  failed: 'The pictures could not be loaded.',
  readFailed: 'The picture could not be loaded.',
  pages: 'Picture pages',
  empty: {
    all: 'There are no pictures yet.',
    unused: 'Every picture is used.',
    'no-alt': 'Every picture has its alt text.',
    'too-small': 'Every picture is large enough.',
    bin: 'The bin is empty.',
  },
  emptySearch: 'No pictures found.',
  emptySearchHelp: (words: string) =>
    `Nothing is called “${words}”, and no alt text says it. Try a shorter word, or clear the search.`,
  clearSearch: 'Clear search',
  binHelp: `Deleted pictures lie here for ${retention.bin}. Then they are gone for good.`,
  nameless: (day: string) => `Picture of ${day}`,
  size: (width: number, height: number) => `${width} x ${height}`,
  used: (count: number) => `Used in ${count}`,
  unused: (isOld: boolean) => (isOld ? 'Unused, may be deleted' : 'Unused'),
  noAlt: 'No alt text',
  tooSmall: 'Too small',
  back: 'All pictures',
  facts: (size: string, bytes: string | false) => `${[`${size} px`, bytes].filter(Boolean).join(', ')}.`,
  added: (moment: string, by: string | null) => `Added on ${moment}${by === null ? '' : ` by ${by}`}.`,
  alt: 'Alt text',
  leftAlt: (alt: string) => `You wrote “${alt}” on this device, and somebody else wrote what is there now.`,
  takeLeftAlt: 'Use it',
  altHelp: 'Used wherever a place has no text of its own.',
  decorative: 'Decorative: it shows nothing that the words beside it do not say.',
  focus: 'What stays in view when it is cropped',
  saving: 'Saving...',
  saved: 'Saved.',
  changeFailed: 'What you changed could not be saved. Please try again.',
  changedMeanwhile: 'Somebody else has changed this picture meanwhile. What they changed is shown now.',
  usedIn: 'Used in',
  usedNowhere: 'Nowhere yet.',
  place: (kind: Kind, where: string) => [kinds[kind], where].filter(Boolean).join(', '),
  replace: 'Replace everywhere',
  download: 'Download',
  delete: 'Delete',
  deleted: (name: string) => `${name} lies in the bin for ${retention.bin}.`,
  deleteFailed: 'The picture could not be deleted. Please try again.',
  restore: 'Put back',
  restored: (name: string) => `${name} is back in the library.`,
  restoreFailed: 'The picture could not be put back. Please try again.',
  add: 'Add pictures',
  drop: 'Or drop them here.',
  addHelp: (megabytes: number) => `At most ${megabytes} MB each.`,
  arrived: (name: string) => `${name} is in the library.`,
  isIn: 'In the library',
  left: {
    title: (files: string[]) =>
      `Chosen here before, and not sent: ${files.join(', ')}. ${files.length === 1 ? 'It is' : 'They are'} kept on this device.`,
    send: (count: number) => (count === 1 ? 'Send it now' : 'Send them now'),
    drop: (count: number) => (count === 1 ? 'Leave it out' : 'Leave them out'),
    noRoom:
      'This device has no room to keep the chosen pictures. Please leave this page open until they are in.',
  },
  replacing: {
    title: 'Replace it everywhere?',
    old: (alt: string) => `The present picture: ${alt}`,
    new: (alt: string) => `The new picture: ${alt}`,
    goesTo: (uses: readonly { kind: Kind; title: string }[]) =>
      `The new picture goes to ${places(uses.length)} at once: ${names.format(new Set(uses.map(nameOf)))}.`,
    stays: 'The old one stays in the library.',
    alt: 'Alt text of the new picture',
    altMissing: 'Please say what the new picture shows, or mark it as decorative in the library first.',
    altHelp: 'Captions stay as they are. Read them again afterwards.',
    yes: (count: number) => `Replace in ${places(count)}`,
    no: 'Keep the old one',
    done: (count: number) => `Replaced in ${places(count)}.`,
    failed: 'The picture could not be replaced. Please try again.',
    undone: (back: number, count: number) =>
      back === count
        ? 'The old picture is back.'
        : `The old picture is back in ${back} of ${places(count)}. What was saved there since stays.`,
    undoFailed: 'The old picture could not be put back. Each place has it among its versions.',
  },
  picker: {
    title: 'Choose a picture',
    open: 'From the library',
    openFor: { wide: 'From the library: the wide picture', upright: 'From the library: the upright picture' },
    send: 'Send a new one',
    chosen: (name: string, alt: string) => (alt ? `${name}. “${alt}”` : `${name}. It has no alt text yet.`),
    chosenDecorative: (name: string) => `${name}. Decorative.`,
    none: 'Nothing is chosen yet.',
    use: 'Use this picture',
    cancel: 'Cancel',
    fromLibrary: 'Chosen from the library',
  },
};
