import locale from '../../../studio/locale.json' with { type: 'json' };
import { formatCount } from '../formatCount.ts';

/** The first screen of staff. */
export const today = {
  title: 'Today',
  tab: (waiting: number) => (waiting > 0 ? `(${waiting}) Today` : 'Today'),
  more: 'More',
  clock: (day: string, time: string) => `${day}, ${time}, ${locale.timeZoneName}.`,
  openUntil: (time: string) => `Open until ${time}.`,
  closedUntil: (moment: string) => `The studio is closed until ${moment}.`,
  callNow: 'Call now',
  promise: (hours: string) => `We promise a call within ${hours}.`,
  wait: (count: number) =>
    count === 0 ? 'Nobody waits.' : `${formatCount(count, 'person waits', 'people wait')}.`,
  waitClosed: (count: number, late: number) =>
    `${formatCount(count, 'person waits', 'people wait')}, ${late === 0 ? 'nobody too long' : `${late} too long`}.`,
  shownOf: (count: number, total: number) => `${count} of ${total} are shown.`,
  allNew: 'All new enquiries',
  shown: (count: number) => `The first ${count} are shown.`,
  over: (time: string) => `${time} over`,
  inTime: (time: string) => `in ${time}`,
  again: 'again, as agreed',
  contacted: {
    call: (time: string) => `called ${time}`,
    whatsapp: (time: string) => `written to ${time}`,
    mail: (time: string) => `written to ${time}`,
  },
  elsewhere: 'Another enquiry with this email address or number',
  contactedBy: (contact: string, by: string) => `${contact} by ${by}.`,
  squareFeet: (size: number) => `${size.toLocaleString(locale.language)} sq ft`,
  leftAlone: 'Asked to be left alone. Open the enquiry before you call.',
  noBudget: 'No budget given',
  noWords: 'No words. The form was sent with a name and a number.',
  hearts: (count: number) => formatCount(count, 'picture shortlisted', 'pictures shortlisted'),
  sent: (moment: string, page: string | null) =>
    page === null ? `Sent ${moment}.` : `Sent ${moment} from ${page}.`,
  came: (source: string) => (source === 'direct' ? 'Came straight to the site.' : `Came by ${source}.`),
  ownerOf: (name: string) => `Owner of ${name}`,
  noted: 'Call, WhatsApp and a mail note the first contact with its time. That can be undone.',
  nobody: 'Nobody is waiting.',
  lastContact: (moment: string, minutes: string) =>
    `The last first contact was ${moment}, ${minutes} of working time after the enquiry came. New ones appear here by themselves.`,
  appear: 'New enquiries appear here by themselves.',
  arrived: (count: number, due: string) =>
    `${formatCount(count, 'new enquiry', 'new enquiries')}, due ${due}`,
  failed: 'The list could not be loaded.',
  failedHelp:
    'The studio’s server could not be reached, so it cannot be seen from here whether enquiries arrive. If this lasts, tell whoever runs the site.',
  failedSince: (time: string) => `Below is what this device saw at ${time}.`,
  steps: 'Next steps due',
  noSteps: 'Nothing is due today.',
  since: (moment: string) => `Since ${moment}.`,
  at: (moment: string) => `${moment}.`,
  markDone: (step: string, name: string) => `Done: ${step}, ${name}`,
  done: (step: string) => `Done: ${step}.`,
  stepFailed: 'The step could not be changed.',
  ownerFailed: 'The owner could not be changed.',
  ownerSaved: (owner: string) => `Owner: ${owner}.`,
  unassigned: 'Nobody’s so far',
  mails: 'Mails that did not go out',
  mailTo: { studio: 'Mail to the studio', acknowledgement: 'Receipt' },
  aboutMail: (mail: string, name: string) => `${mail} for ${name}.`,
  mailStates: {
    waiting: 'It is tried again by itself.',
    failed: 'It is not tried any more.',
    undeliverable: 'The address takes no mail. Ask for the right one when you call.',
    sent: '',
    none: '',
  },
  tried: (attempts: number, last: string | undefined) =>
    `Tried ${formatCount(attempts, 'time', 'times')}${last ? `, last ${last}` : ''}.`,
  resend: 'Send again',
  openEnquiry: 'Open the enquiry',
  drafts: 'Drafts of others',
  savedBy: (name: string | null, moment: string) => `${name ?? 'The website'}, ${moment}`,
  untitled: 'Without a title',
  draftKinds: { post: 'Blog', project: 'Project' },
  month: (name: string) => `${name} so far`,
  report: 'All figures',
  testArrived: (moment: string, seconds: string) => `Last test enquiry: arrived ${moment}, in ${seconds}.`,
  testSilent: (moment: string) =>
    `The test enquiry sent ${moment} was stored, but its mail has not arrived. Real ones that are sent are stored too, but mails may not go out.`,
  testCutOff: (moment: string, problem: string | null) =>
    `The test enquiry sent ${moment} could not reach the site, so visitors may not be able to send enquiries just now. Tell whoever runs the site${problem === null ? '.' : `: ${problem}`}`,
  restoreProved: (moment: string, made: string, rows: number, files: number) =>
    `Last proven restore: ${moment}, of the backup made ${made}, with ${formatCount(rows, 'row', 'rows')} and ${formatCount(files, 'file', 'files')}.`,
  restoreFailed: (moment: string, problem: string, made?: string) =>
    `The backup could not be restored by way of trial ${moment}. Tell whoever runs the site: ${problem} ${made ? `The last proven one was made ${made}.` : ''}`.trim(),
  restoreLate: (made: string) =>
    `No newer backup than that made ${made} has been restored by way of trial. Tell whoever runs the site.`,
};
