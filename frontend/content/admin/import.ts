import limits from '../../../studio/limits.json' with { type: 'json' };
import retention from '../../../studio/retention.json' with { type: 'json' };
import { formatCount } from '../formatCount.ts';

/** Posts of another blog. */
export const wordpressImport = {
  title: 'Import from WordPress',
  link: 'Import from WordPress',
  back: 'Back to blogs',
  note: 'In WordPress, choose Tools, Export, All content. The file that you get goes in here.',
  choose: 'Choose the export',
  hint: `A file that ends in .xml, at most ${limits.maxImportMegabytes} MB. Nothing that is here already is changed; what was imported before stays as it is.`,
  question: {
    title: 'How should the blogs come in?',
    file: (name: string) => `The export is ${name}.`,
    legend: 'They come in',
    ways: [
      {
        asDrafts: true,
        label: 'As drafts',
        help: 'Nothing goes on the site. Each blog keeps its day of old, and shows it when you publish it.',
      },
      {
        asDrafts: false,
        label: 'On the site, as they were published',
        help: 'What was on the old site is on this one at once. Drafts stay drafts.',
      },
    ] as const,
    yes: 'Import them',
    no: 'Not now',
  },
  sending: 'The export is being sent',
  waits: 'The server is busy. The export waits for its turn.',
  failed: 'The export could not be imported. Nothing was changed.',
  listFailed: 'The imports could not be loaded.',
  empty: 'Nothing has been imported yet.',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  finished: 'Everything is done.',
  finishedInPart: 'It has ended, and not everything could be imported.',
  mayLeave: 'It goes on by itself, also when you leave this page.',
  runTitle: (site: string) => (site ? `From ${site}` : 'From a WordPress export'),
  asDrafts: 'Everything came in as drafts.',
  runs: 'Imports, the latest first',
  run: (site: string, when: string) => [site, when].filter(Boolean).join(', '),
  pages: 'Pages of the report',
  columns: ['Blog', 'What became of it', 'What to look at'],
  untitled: 'Without a title',
  states: {
    waiting: 'Waits',
    added: 'On the site, or scheduled',
    draft: 'Draft',
    present: 'Was here already',
    'taken back': 'Taken back, in the bin',
    'left out': 'Left out',
    failed: 'Not imported',
  },
  counts: [
    ['added', (count: number) => formatCount(count, 'blog as it was', 'blogs as they were')],
    ['draft', (count: number) => formatCount(count, 'draft', 'drafts')],
    ['present', (count: number) => `${count} here already`],
    ['taken_back', (count: number) => `${count} taken back`],
    ['left_out', (count: number) => `${count} left out`],
    ['failed', (count: number) => `${count} not imported`],
  ] as const,
  pictures: {
    again: 'Try the pictures again',
    trying: 'Asking for them...',
    missing: (count: number, asDrafts: boolean) =>
      `${formatCount(count, 'blog lacks', 'blogs lack')} pictures that could not be fetched. Once the old site answers again, they can still come.${
        asDrafts ? '' : ' A blog that was on the site there goes on the site as soon as it has them all.'
      }`,
    failed: 'The pictures could not be asked for. Please try again.',
  },
  takingBack: {
    open: 'Take this import back',
    title: 'Take this import back?',
    ends: 'It still runs, and ends: blogs that it has not reached yet do not come in.',
    goes: (count: number) =>
      `${formatCount(count, 'blog goes', 'blogs go')} into the bin, off the site too, where you can put each back for ${retention.bin}. The old addresses that lead there are taken away.`,
    stays: (count: number) =>
      `${formatCount(count, 'blog was', 'blogs were')} changed here since and ${count === 1 ? 'stays' : 'stay'}.`,
    again: 'You can import the same file again afterwards.',
    yes: 'Take it back',
    taking: 'Taking it back...',
    no: 'Keep it',
    failed: 'The import could not be taken back as a whole. Please try again.',
    done: (count: number) => `${formatCount(count, 'blog is', 'blogs are')} in the bin.`,
  },
  kept: `This report is kept for ${retention.imports}.`,
};
