/** What staff read about a consent. */
export const adminConsent = {
  title: 'Consent',
  withdrawn: (when: string) => `Withdrawn ${when}`,
  struck: 'Withdrawn words:',
  today: (time: string) => `today at ${time}`,
  on: (moment: string) => `on ${moment}`,
  given: (version: string, when: string, page: string | null) =>
    `Wording ${version}. Box ticked by the person ${when}${page ? `, on ${page}` : ''}.`,
  notNamed: (version: string, when: string) =>
    `Wording ${version}, shown then. What was sent ${when} did not name it: whether the person saw it is not known.`,
  receipt: (number: string) => `Receipt ${number}.`,
  address: (address: string) => `Address ${address}, shortened.`,
  offers: 'News and offers:',
  offersGiven: 'given',
  offersNotGiven: 'not given, the box was left empty',
  lifted: (when: string, by: string) => `Withdrawn before, and given again ${when}, noted by ${by}.`,
  evidence: 'Evidence of this consent',
  evidenceFile: 'consent-evidence.html',
  personHelp:
    'For the person: everything that is kept under this email address, with notes, events and mails; the files they sent are in the JSON.',
  personJson: 'Export this person as JSON',
  personCsv: 'Export this person as CSV',
  personFile: 'person',
  fileFailed: 'The file could not be made. Please try again.',
  doNotContact: 'Do not contact.',
  byReceipt: (name: string, when: string) =>
    `${name} withdrew consent ${when}, by the link in the receipt. The ways to reach this person are gone, the enquiry is in no download, and no mail goes to them.`,
  before: (when: string) =>
    `Somebody with this address or number withdrew consent ${when}, before this enquiry was sent. Find out first which of the two is meant.`,
  wroteAgain: (when: string) =>
    `This person withdrew consent ${when} and wrote again afterwards. Answer this enquiry, and send nothing else.`,
  byStaff: (by: string | null, when: string) =>
    `This person has asked to be left alone${by ? `, noted by ${by}` : ''} ${when}. The ways to reach them are gone, and no mail goes to them.`,
  callStands: (due: string, phone: string) =>
    `The call that was asked for still stands, ${due}: dial ${phone} by hand, once, and about this enquiry only.`,
  rung: 'I have rung',
  howAsked: 'How did the person ask to be contacted again?',
  how: { phone: 'By telephone', mail: 'By email', 'in-person': 'Face to face' },
  howMissing: 'Please choose how the person asked.',
  keepMark: 'Leave it',
  marks: {
    open: 'Find a “do not contact”',
    who: 'Email address or number',
    help: 'A mark stays when the enquiry is deleted by its age. Whoever asks to be forgotten after that is found here.',
    find: 'Find',
    forget: 'Forget these marks',
    forgetTitle: 'Forget these marks?',
    forgetHelp: (who: string) =>
      `The marks of ${who} are deleted for good. Nothing says then that this person is not to be contacted.`,
    forgetNo: 'Keep them',
    close: 'Close',
    none: 'Nobody with this address or number is marked.',
    mark: (who: string, by: string | null, when: string) =>
      `${who} is not to be contacted${by ? `, noted by ${by}` : ''} ${when}.`,
    inEnquiry: 'There is an enquiry of this person: lift the mark or erase the person there.',
    failed: 'That did not work. Please try again.',
  },
};
