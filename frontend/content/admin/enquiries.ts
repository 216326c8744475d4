import retention from '../../../studio/retention.json' with { type: 'json' };
import locale from '../../../studio/locale.json' with { type: 'json' };
import words from '../admin.json' with { type: 'json' };

type Goes = Record<'notes' | 'mails' | 'files', number>;
const all = new Intl.ListFormat(locale.language, { type: 'conjunction' });
const figure = new Intl.NumberFormat(locale.language);
const counted = (count: number, what: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${what}` : `${count} ${what}s`];

const markHelp = (count: number) =>
  `This is about ${count === 1 ? '1 enquiry' : `${count} enquiries`} so far, and whatever comes later.`;

export const enquiries = {
  ...words.enquiries,
  promise: 'Each was promised a call. New ones show by when.',
  show: 'Show',
  all: 'All',
  states: { new: 'New', called: 'Called', quoted: 'Quoted', won: 'Won', lost: 'Lost', spam: 'Spam' },
  state: 'State',
  filters: 'Filters',
  filtersUsed: 'Filters in use',
  failed: 'The enquiries could not be loaded.',
  readFailed: 'The enquiry could not be loaded.',
  actFailed: 'That did not work. Please try again.',
  back: 'Back to enquiries',
  pages: 'Enquiry pages',
  sent: (moment: string, page: string | null) =>
    page === null ? `${moment}, ${locale.timeZoneName}` : `${moment}, ${locale.timeZoneName}, from ${page}`,
  message: 'Message',
  project: 'About the project',
  shortlist: (count: number) => (count === 1 ? 'Shortlist: 1 picture' : `Shortlist: ${count} pictures`),
  shortlisted: (title: string, n: number) => `${title}, picture ${n}`,
  noNote: 'No note',
  phone: 'Mobile Number',
  typed: (phone: string) => `typed as ${phone}`,
  email: 'Email',
  more: (count: number) => (count === 1 ? '1 other enquiry' : `${figure.format(count)} other enquiries`),
  others: 'Other enquiries with this email address or number',
  call: 'Call',
  whatsapp: 'WhatsApp',
  mail: 'Write a mail',
  doNotContact: 'Do not contact',
  mark: 'Do not contact any more',
  marked: 'The person is marked as not to be contacted.',
  lift: 'May be contacted again',
  markHelp,
  markAsk: (count: number) => `${markHelp(count)} The ways to reach the person and the next step go.`,
  lifted: 'The person may be contacted again.',
  liftedInPart: 'The mark is lifted, but another still stands: the person is not to be contacted.',
  newNote: 'New note',
  addNote: 'Add note',
  noteUnsent: 'A note is not added yet.',
  noteAdded: 'The note is added.',
  mails: 'Mails',
  mailNames: { studio: 'To the studio', acknowledgement: 'To the visitor' },
  mailStates: {
    sent: 'sent on',
    waiting: 'on its way, tried again by itself.',
    failed: 'could not be sent.',
    undeliverable: 'the address takes no mail; it is not tried any more.',
    none: 'not meant to be sent.',
  },
  mailInDigest: 'told in the daily list of suspects.',
  mailError: (attempts: number, error: string) =>
    `${attempts === 1 ? 'The first try' : `Try ${attempts}`} failed: ${error}`,
  resend: 'Send again',
  resent: 'The mail is on its way.',
  whoIsMeant: 'Which enquiries are meant?',
  whoHelp: 'Somebody else’s address or number may have been typed in: look at the names.',
  who: {
    both: (count: number) => `With this email address and this number: ${count}`,
    email: (count: number) => `With this email address: ${count}`,
    phone: (count: number) => `With this number: ${count}`,
    either: (count: number) => `With either of them: ${count}`,
  },
  enquiriesMeant: 'The enquiries that are meant',
  erase: 'Erase this person',
  eraseTitle: 'Erase this person?',
  eraseHelp: (name: string, count: number, { notes, mails, files }: Goes) =>
    `These will be gone for good: ${all.format([
      count === 1 ? `the enquiry of ${name}` : `${count} enquiries`,
      ...counted(notes, 'note'),
      ...counted(mails, 'mail'),
      ...counted(files, 'file'),
    ])}. What was mailed stays in the mailboxes, and backups hold the rest for up to ${retention.backups} more. The history keeps that somebody was erased, by whom and when, and no name.`,
  eraseYes: 'Erase for good',
  erased: 'The person was erased.',
  eraseNo: 'Keep everything',
  exportFile: 'enquiries.csv',
  exported: (rows: number, leftOut: number) =>
    `${figure.format(rows)} ${rows === 1 ? 'row' : 'rows'}; ${
      leftOut === 0
        ? 'nobody is left out.'
        : `${figure.format(leftOut)} ${leftOut === 1 ? 'enquiry' : 'enquiries'} of people who are not to be contacted ${leftOut === 1 ? 'is' : 'are'} left out.`
    }`,
  exportFailed: 'The file could not be made. Please try again.',
};
