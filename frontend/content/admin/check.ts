import { formatCount } from '../formatCount.ts';

type Noun = 'blog' | 'project';

const counted = (count: number, noun: string) => formatCount(count, noun, `${noun}s`);

/** The check before something goes on the site; the design's section 8. */
export const check = {
  publish: 'Publish',
  schedule: 'Schedule',
  check: 'Check',
  checking: 'Checking...',
  title: 'Before it goes live',
  titleOnSite: 'How it stands',
  close: 'Close the check',
  checkedAt: (time: string) => `Checked at ${time}, again with every change`,
  tryingLinks: (count: number) => `Checking ${counted(count, 'link')}...`,
  stops: (count: number) => `${counted(count, 'thing')} ${count === 1 ? 'stops' : 'stop'} it`,
  looks: (count: number) => `${counted(count, 'thing')} to look at`,
  fine: (count: number) => `${count} ${count === 1 ? 'is' : 'are'} fine`,
  clear: 'Nothing stops it, nothing to look at.',
  clearOf: (count: number) => `${counted(count, 'check')}.`,
  left: (count: number) =>
    count === 0
      ? 'Nothing is left that stops it.'
      : `${counted(count, 'thing')} left that ${count === 1 ? 'stops' : 'stop'} it.`,
  go: 'Go there',
  goTo: (where: string) => `Go there: ${where}`,
  tryAgain: 'Try again',
  first: (count: number) =>
    `First settle the ${count === 1 ? 'thing that stops' : `${count} things that stop`} it. Save as a draft any time.`,
  doesNotStop: 'What is to look at does not stop it.',
  onSiteAlready: 'Save puts your changes on the site.',
  walk: {
    at: (place: number, count: number, what: string) => `${place} of ${count}: ${what}`,
    settled: 'This one is settled.',
    next: 'Next',
    back: 'Back to the check',
  },
  when: {
    title: 'When and where',
    now: 'At once, as soon as you press Publish.',
    onSite: 'It is on the site.',
    later: (moment: string) => `On ${moment}, by itself.`,
    back: (moment: string) => `Off the site at once, and back on ${moment}, by itself.`,
    noMoment: 'Choose the day and the time beside the status.',
    date: (day: string) => `Date shown: ${day}.`,
    address: (path: string) => `Address: ${path}`,
    noAddress: 'The address is made from the title.',
  },
  share: {
    title: 'How it will be shared',
    whatsapp: 'WhatsApp',
    search: 'Search',
    mail: 'Mail',
    card: (size: string, weight: string) => `The card: ${size} px, ${weight}`,
    openCard: 'Open the card',
    cardAlt: 'The card picture, cut to 1200 by 630',
    smallAlt: 'The card picture, small',
  },
  unpublish: {
    act: 'Unpublish',
    done: (noun: Noun) => `The ${noun} is off the site. It stays here as a draft.`,
    undone: (noun: Noun) => `The ${noun} is on the site again.`,
    failed: (noun: Noun) => `The ${noun} could not be taken off the site. Please try again.`,
    undoFailed: (noun: Noun) => `The ${noun} could not be put on the site again. Please try again.`,
  },
  found: {
    titleMissing: { lead: 'There is no title.', text: 'The list, the card and the address need one.' },
    titleFine: 'There is a title',
    cardTitleCut: (words: number, shown: string) =>
      `The card cuts the title after ${words} words: “${shown}”`,
    cardTitleFine: 'The card shows the whole title',
    pictureText: (number: number) => ({
      lead: `Picture ${number} in the text has no description.`,
      text: 'Say what it shows, or mark it as decorative.',
    }),
    pictureIsFile: (number: number) => ({
      lead: `The description of picture ${number} in the text is the name of a file.`,
      text: 'What does the picture show?',
    }),
    pictureUnsent: (number: number) => ({
      lead: `Picture ${number} in the text is not sent yet.`,
      text: 'What is published would be without it. Send it again, or take it out of the text.',
    }),
    pictureElsewhere: (number: number, host: string) =>
      `Picture ${number} in the text lies on ${host} and vanishes here when it does there. Better insert it as a file.`,
    picturesFine: 'Every picture in the text is described',
    alt: { lead: 'The picture of the blog has no description.', text: 'Say what it shows in the Alt Tag.' },
    altIsFile: { lead: 'The Alt Tag is the name of a file.', text: 'What does the picture show?' },
    altFine: 'The picture of the blog is described',
    noCard: { lead: 'There is no picture for the card.', text: 'Choose a desktop or a mobile image.' },
    noCover: { lead: 'There is no picture for the card.', text: 'Add at least one picture.' },
    narrow: (width: number, least: number) =>
      `The desktop image is ${width} px wide; at least ${least} px look sharp.`,
    wideFine: 'The desktop image is large enough',
    cardHeavy: (weight: string) => `The share card weighs ${weight}; some show none above 300 kB.`,
    cardLight: (weight: string) => `The share card weighs ${weight}, under 300 kB`,
    headingJump: (words: string, level: number, before: number) =>
      `“${words}” is a heading ${level} before any heading ${before}.`,
    headingSkip: (words: string, level: number, before: number) =>
      `“${words}” is a heading ${level} right after a heading ${before}.`,
    headingFirst: (words: string) => `“${words}” is a heading 1; the title is one already.`,
    headingBlank: (level: number) => `A heading ${level} has no words.`,
    headingsFine: 'The headings are in order, and the title is the only heading 1',
    linkBlank: (address: string) => `A link has no words: ${address}`,
    linkWords: (words: string) => `“${words}” does not say where the link leads.`,
    linkAddressAsWords: (words: string) => `The words of a link are its address: ${words}`,
    /** In small letters, without signs. */
    meaningless: [
      'click here',
      'click',
      'here',
      'read more',
      'more',
      'learn more',
      'find out more',
      'see more',
      'this',
      'this link',
      'this page',
      'link',
      'continue',
      'go',
    ],
    linkWordsFine: 'Every link says where it leads',
    linkDead: (address: string, suggestion: string | null) => ({
      lead: 'A link leads nowhere:',
      text: suggestion === null ? address : `${address}. Did you mean ${suggestion}?`,
    }),
    linkAwaited: (address: string, kind: 'blog' | 'project', day: string | null) => ({
      lead: 'A link leads nowhere yet:',
      text: `${address}. That ${kind} ${day === null ? 'is a draft' : `goes live on ${day}`}.`,
    }),
    linkUnknown: (address: string, more: number) =>
      `A link could not be tried: ${address}${more > 0 ? `, and ${more} more` : ''}.`,
    noAddress: 'it has no address',
    linksUnknown: 'You can publish all the same, or try them again here.',
    linksFine: (count: number) => `${counted(count, 'link')} ${count === 1 ? 'answers' : 'answer'}`,
    metaTitleMissing: 'There is no meta title; search shows the name of the studio.',
    metaTitleLong: (letters: number, limit: number) =>
      `The meta title has ${letters} characters; search shows ${limit}.`,
    metaTitleFine: 'The meta title fits into search',
    metaDescriptionMissing: 'There is no meta description; search shows what it likes.',
    metaDescriptionLong: (letters: number, limit: number) =>
      `The meta description has ${letters} characters; search shows ${limit}.`,
    metaDescriptionFine: 'The meta description fits into search',
    dateOld: (day: string, ago: string) =>
      `The date is ${day}, ${ago} ago. The blog will stand under newer ones.`,
    dateFuture: (day: string) => `The date is ${day}, which is still to come.`,
    dateFine: 'The date is of these days',
    months: (count: number) => counted(count, 'month'),
    years: (count: number) => (count === 1 ? 'a year' : `${count} years`),
    slugLong: (letters: number, limit: number) =>
      `The slug has ${letters} characters; up to ${limit} are easy to read and to send.`,
    slugFine: 'The slug is short',
    slugTaken: {
      lead: 'The slug is taken.',
      text: 'Another one has this address: choose a slug of its own.',
    },
    refused: 'The last save was refused:',
    bracket: (words: string) => `“${words}” is left in square brackets.`,
    bracketsFine: 'Nothing is left in square brackets',
    summaryMissing: 'There is no short text beside the pictures.',
    summaryLong: (letters: number, limit: number) =>
      `The short text has ${letters} characters; the page has room for ${limit}.`,
    summaryFine: 'The short text fits',
    projectPicture: (number: number) => ({
      lead: `Picture ${number} has no description.`,
      text: 'Say what it shows, or mark it as decorative.',
    }),
    projectPictureIsFile: (number: number) => ({
      lead: `The description of picture ${number} is the name of a file.`,
      text: 'What does the picture show?',
    }),
    pairPicture: (number: number) => ({
      lead: `The picture before of pair ${number} has no description.`,
      text: 'Say what it shows.',
    }),
    plan: { lead: 'The floor plan has no description.', text: 'Say what it shows.' },
    projectPicturesFine: 'Every picture is described',
    placeMissing: { lead: 'There is no place.', text: 'Say where the project is, such as Sector 63, Noida.' },
    placeFine: 'There is a place',
    materialNameless: (number: number) => ({
      lead: `Material ${number} has no name.`,
      text: 'Name it, or remove the line.',
    }),
    materialsFine: 'Every material has a name',
    creditNameless: (number: number) => ({
      lead: `Credit ${number} has no name.`,
      text: 'Say who it was, or remove the line.',
    }),
    creditsFine: 'Every credit has a name',
  },
  places: {
    title: 'the title',
    alt: 'the Alt Tag',
    picture: (number: number) => `picture ${number}`,
    images: 'the images',
    pictures: 'the pictures',
    heading: 'the heading',
    link: 'the link',
    metaTitle: 'the meta title',
    metaDescription: 'the meta description',
    date: 'the date',
    slug: 'the slug',
    text: 'the text',
    short: 'the short description',
    summary: 'the short text',
    story: 'the story',
    pair: (number: number) => `pair ${number}`,
    plan: 'the floor plan',
    place: 'the place',
    material: (number: number) => `material ${number}`,
    credit: (number: number) => `credit ${number}`,
    moment: 'the day and the time',
    field: 'the field',
  },
};
