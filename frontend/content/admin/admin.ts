import limits from '../../../studio/limits.json' with { type: 'json' };
import words from '../admin.json' with { type: 'json' };
import { account, lastUse } from './account.ts';
import { check } from './check.ts';
import { contactWords } from './contact.ts';
import { desk } from './desk.ts';
import { addresses } from './addresses.ts';
import { drafts } from './drafts.ts';
import { editor } from './editor.ts';
import { alerts } from './alerts.ts';
import { finding } from './finding.ts';
import { enquiries } from './enquiries.ts';
import { enquirySources } from './enquiry-sources.ts';
import { library } from './library.ts';
import { modal } from './modal.ts';
import { order } from './order.ts';
import { notYours, people } from './people.ts';
import { projects } from './projects.ts';
import { spam } from './spam.ts';
import { report } from './report.ts';
import { shortcuts } from './shortcuts.ts';
import { signInWords } from './sign-in.ts';
import { studioWords } from './studio.ts';
import { today } from './today.ts';
import { wordpressImport } from './import.ts';
import { versions } from './versions.ts';
import { writing } from './writing.ts';
import states from '../states.json' with { type: 'json' };
import system from '../system.json' with { type: 'json' };

const { fields } = words.form;

export const admin = {
  ...words,
  addresses,
  alerts,
  toasts: system.toasts,
  loading: states.loading,
  putBack: 'Put it back',
  keepPresent: 'Keep the present one',
  retry: 'Try again',
  lost: 'No answer came, so this may be done all the same. Please look before you try again.',
  halfTyped: 'Only part of it is filled in. Please fill in the rest, or clear it.',
  close: 'Close',
  dismiss: 'Dismiss',
  uploadWaits: 'Many pictures are being uploaded just now. Yours waits and is tried again by itself.',
  messages: 'Messages',
  menu: 'Profile',
  menuOf: (name: string | undefined) => (name === undefined ? 'Profile' : `Profile of ${name}`),
  signedInAs: 'Studio staff',
  noScript:
    'The staff area needs JavaScript. Please switch it on in your browser, then load this page again.',
  session: {
    ...words.session,
    label: 'Session',
    connection: 'Connection',
    endsIn: (minutes: number) =>
      words.session.soon.replace('{minutes} minutes', minutes === 1 ? '1 minute' : `${minutes} minutes`),
    over: 'Your session is over. Please sign in again.',
    blocked: 'Your account is blocked, so your session is over. An owner can unblock it under People.',
    unreachable: 'We could not reach the studio’s server to check your sign-in.',
    unreachableHelp: 'You are still signed in and nothing on this page is lost.',
  },
  login: {
    ...words.login,
    note: words.login.note.replace('{minutes}', String(limits.sessionMinutes)),
    show: (label: string) => `Show ${label.toLowerCase()}`,
    unreachable: 'We could not reach the studio’s server. Please try again.',
    noStorage:
      'This browser keeps nothing for this site, or has no room left, so that nobody can stay signed in. Please allow it in the settings.',
  },
  list: {
    ...words.list,
    count: (total: number, sort: keyof typeof finding.orders) =>
      `${total} ${total === 1 ? 'blog' : 'blogs'}, ${finding.orders[sort]}`,
    none: 'None',
    failed: 'The list could not be loaded.',
    openFeature: (heading: string) => `Open feature image of ${heading}`,
    openMobile: (heading: string) => `Open mobile image of ${heading}`,
    removal: (heading: string) => `“${heading}” will be removed from the site at once.`,
    deleting: 'Deleting...',
    pages: 'Blog pages',
  },
  form: {
    ...words.form,
    help: { ...words.form.help, slug: 'Filled from the title. Old addresses lead on to a new one.' },
    labels: {
      heading: fields.title,
      short_description: fields.short,
      date_at: fields.date,
      alt: fields.alt,
      slug: fields.slug,
      description: fields.content,
      meta_title: fields.metaTitle,
      meta_description: fields.metaDescription,
      meta_keywords: fields.metaKeyword,
      status: 'Status',
      is_decorative: 'The picture is decorative',
      category: 'Category',
      publish_at: 'Goes live',
      focal_x: 'Mobile Image, left to right, in per cent',
      focal_y: 'Mobile Image, top to bottom, in per cent',
      mobile_is_cut: 'Mobile Image, cut from the desktop image',
      feature_image_cleared: 'Without a desktop image',
      mb_image_cleared: 'Without a mobile image',
      feature_image_path: fields.desktopImage,
      mb_image_path: fields.mobileImage,
    },
    unreachable: 'The studio’s server could not be reached.',
    sections: {
      text: 'Text',
      search: 'Search and sharing',
      place: 'Where and when',
      pictures: 'Pictures',
    },
    cardReads: 'It will read:',
    wordsCut: (count: number, limit: number) =>
      count > limit ? `${count} words, cut at ${limit}` : `${count} of ${limit} words`,
    tooLong: (length: number, limit: number) =>
      `It is ${length} characters long. Please shorten it to ${limit} at most.`,
    lettersOf: (count: number, limit: number) => `${count} of ${limit}`,
    mobileFromDesktop: 'Left empty, it is cut from the desktop image.',
    blankKeeps: 'Left blank, the text that is there now is kept.',
    stillHere: 'What you wrote is still here.',
    sentMeanwhile: 'What you had written is saved. More came in meanwhile: save once more.',
    stillSending: 'What you wrote is saved. Save once more when the remaining pictures are in.',
    gone: 'Somebody has deleted it meanwhile: it may still lie in the bin.',
    saveAsNew: 'Save as a new draft',
    waitForPictures: 'Wait until the pictures are in; then save.',
    sendingPictures: 'Sending the pictures',
    view: 'View on site',
    choose: 'Choose',
    replace: 'Replace',
    undoChoice: (field: string) => `Do not use the chosen ${field.toLowerCase()}`,
    chosenFile: (name: string) => `Chosen: ${name}`,
    previewOf: (field: string) => `Preview of the ${field.toLowerCase()}`,
    notPicture: 'Please choose a picture.',
    tooLarge: `Please choose a picture of at most ${limits.maxPictureMegabytes} MB.`,
    loadFailed: 'The blog could not be loaded.',
    socialPreview: 'Social card preview',
    socialWithoutPicture: 'Without a picture there is only text.',
    altMissing: 'There is no description yet.',
    altIsFile: 'This looks like the name of a file. What does the picture show?',
    cut: {
      use: 'Cut from desktop',
      leftToRight: 'Left to right',
      topToBottom: 'Top to bottom',
    },
    searchDescription: 'The description appears here.',
  },
  editor,
  ...writing,
  account,
  audit: {
    title: 'History',
    help: 'Who did what, and when, by the clock of the studio. What is done again and again has one line an hour.',
    show: 'Show',
    kinds: { work: 'Blogs and enquiries', security: 'Security' },
    from: (network: string) => `from ${network}`,
    columns: ['When', 'Who', 'What', 'To which'],
    person: 'Who',
    everybody: 'Everybody',
    what: 'What',
    everything: 'Everything',
    ends: { from: 'From', until: 'Until' },
    download: 'Download CSV',
    file: 'history.csv',
    notMade: 'The file could not be made. Please try again.',
    empty: 'Nothing has happened yet.',
    noneFits: 'Nothing of this kind has happened.',
    failed: 'The history could not be loaded.',
    pages: 'History pages',
  },
  check,
  contact: contactWords,
  desk,
  drafts,
  enquiries,
  enquirySources,
  lastUse,
  library,
  modal,
  finding,
  notYours,
  order,
  people,
  projects,
  shortcuts,
  signIn: signInWords,
  spam,
  report,
  studio: studioWords,
  today,
  wordpressImport,
  versions,
  broken: {
    title: 'This page failed',
    text: 'Something went wrong while this page was shown. What you wrote is kept on this device; load the page again to carry on.',
    reload: 'Load the page again',
  },
};
