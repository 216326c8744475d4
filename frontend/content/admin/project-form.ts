import studioPictures from '../../../studio/pictures.json' with { type: 'json' };
import { costRule } from '../range.ts';

const withinPercent = costRule.sizeWithin * 100;
const MIN_WIDTH = studioPictures.wideEnough;
interface Focus {
  x: number;
  y: number;
}

const was = (count: number) => (count === 1 ? 'was' : 'were');
const pictures = (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'}`;
const cutAt = ({ x, y }: Focus) => `${x} % from the left, ${y} % from the top`;

/** The words of the sections of a project's form. */
export const sections = {
  passages: {
    name: (number: number) => `Passage ${number}`,
    add: 'Add a passage',
    title: (number: number) => `Heading of passage ${number}`,
    text: (number: number) => `Text of passage ${number}`,
    textHelp: 'An empty line begins a new paragraph.',
    layout: (number: number) => `Layout of passage ${number}`,
    layouts: {
      'text-left': 'Text left, one picture right',
      'detail-left': 'Small picture left, large one right',
      'wide-left': 'Wide picture left',
      'pair-right': 'Two pictures right',
    },
    first: (number: number) => `First picture of passage ${number}`,
    second: (number: number) => `Second picture of passage ${number}`,
  },
  pictures: {
    count: (count: number, withoutAlt: number) =>
      `${count} ${count === 1 ? 'picture' : 'pictures'}${withoutAlt > 0 ? `, ${withoutAlt} without alt text` : ''}`,
    add: 'Add pictures',
    addFromLibrary: 'Add a picture from the library',
    drop: 'Or drop them here, many at once.',
    help: (megabytes: number) =>
      `At least ${MIN_WIDTH} px wide, at most ${megabytes} MB each. Where they were taken is removed.`,
    minWidth: MIN_WIDTH,
    tooSmall: (width: number, height: number) =>
      `Too small: ${width} x ${height} px. At least ${MIN_WIDTH} px wide is needed.`,
    tooMany: (limit: number) => `A project has room for ${limit} pictures.`,
    picture: 'Picture',
    name: (number: number) => `Picture ${number}`,
    nameOf: (number: number, count: number) => `Picture ${number} of ${count}`,
    other: 'another picture',
    cover: 'Cover',
    noAlt: 'No alt text',
    decorativeShort: 'decorative',
    makeCover: 'Make it the cover',
    isCover: (number: number) => `Picture ${number} is the cover.`,
    takeOut: 'Take out',
    back: 'Back to the pictures',
    isOut: (number: number) => `Picture ${number} is out of the project.`,
    openingAuto: 'The cover',
    caption: 'Caption',
    captionHelp: 'Stands under the picture. What is there, and what it is made of.',
    alt: 'Alt text',
    altHelp: 'For people who cannot see it.',
    decorative:
      'Decorative: it shows nothing that the text does not say. It is then left out for those who cannot see it.',
    none: 'There are no pictures yet.',
    gone: 'This picture is not there any more.',
  },
  sending: {
    title: (total: number, done: number) =>
      `Sending ${pictures(total)}. ${done} ${done === 1 ? 'is' : 'are'} in.`,
    ended({ added, known, refused }: { added: number; known: number; refused: number }): string {
      const parts = [
        { count: added, became: added === 1 ? 'is in' : 'are in' },
        { count: known, became: `${was(known)} there already` },
        { count: refused, became: `${was(refused)} not taken` },
      ].filter(({ count }) => count > 0);
      const said = parts.map(({ count, became }, at) =>
        at === 0 ? `${pictures(count)} ${became}` : `${count} ${became}`,
      );
      return `${said.join(', ')}.`;
    },
    megabytes: (sent: number, total: number) => `${sent.toFixed(1)} of ${total.toFixed(1)} MB`,
    waits: 'Waits its turn',
    serverBusy: 'The server is busy. It is tried again by itself.',
    added: (place: number) => `Added as picture ${place}`,
    already: (place: number) => `It is picture ${place} already.`,
    isIn: 'It is in.',
    pairWasGone: 'It came in while the pair was removed. Take it from the library.',
    known: (name: string) => `Already in the library as ${name}.`,
    takeKnown: 'Use the one there',
    percent: (percent: number) => `${percent} %`,
    percentOf: (name: string, percent: number) => `${name}, ${percent} per cent sent`,
    doNotSend: (name: string) => `Do not send ${name}`,
    leaveOut: (name: string) => `Leave out ${name}`,
    chooseAnother: 'Choose another',
    chooseAnotherFor: (name: string) => `Choose another for ${name}`,
    again: 'Try again',
    againFor: (name: string) => `Try again to send ${name}`,
    failed: 'It could not be sent. Please try again.',
  },
  focus: {
    at: (focus: Focus) => `Focus point: ${cutAt(focus)}.`,
    words: cutAt,
    help: 'Press on the picture.',
    keys: 'The arrow keys move it too, with shift further.',
    label: (focus: Focus) => `Focus point, ${cutAt(focus)}. Arrow keys move it.`,
    wide: '16:9, banner and share card',
    upright: '4:5, phone',
    square: '1:1, small',
  },
  pairs: {
    note: 'Shown as a pair, never as a slider alone.',
    name: (number: number) => `Pair ${number}`,
    add: 'Add a pair',
    before: (number: number) => `Picture before, pair ${number}`,
    after: (number: number) => `Picture after, pair ${number}`,
    beforeLabel: (number: number) => `What was there before, pair ${number}`,
    afterLabel: (number: number) => `What is there after, pair ${number}`,
    alt: (number: number) => `Alt text of the picture before, pair ${number}`,
    choose: 'Choose a picture',
    send: 'Send a picture',
    sendFor: (number: number) => `Send the picture before, pair ${number}`,
    own: 'The picture that was sent',
    fromLibrary: (number: number) => `From the library: the picture before, pair ${number}`,
    swap: 'Swap the two',
    incomplete: 'A pair needs both pictures. Until then it is not shown.',
    isBefore: 'Before',
    isAfter: 'After',
  },
  materials: {
    unnamed: 'A material without a name',
    add: 'Add a material',
    name: 'Material',
    where: 'Where and how',
    colour: 'Colour',
    chip: 'Picture that shows it',
    zoom: 'Enlarged, times',
    piece: 'Press where the material is.',
  },
  plan: {
    send: 'Choose a floor plan',
    sendHelp: 'An SVG or a picture. An SVG is redrawn as a picture.',
    replace: 'Choose another floor plan',
    fromLibrary: 'From the library: the floor plan',
    remove: 'Take the floor plan out',
    isOut: 'The floor plan is out of the project.',
    alt: 'Alt text of the floor plan',
    caption: 'Line under the floor plan',
    changes: 'What changed, a line each',
    changesHelp: 'The lines become A, B, C and so on, as they are marked on the plan.',
  },
  cost: {
    low: 'From, in lakh rupees',
    high: 'To, in lakh rupees',
    shown: 'Show it on the page of the project',
    counted: 'Count it in what homes like yours cost',
    onlyCounted: 'Count it in the range, but do not show it here',
    institution: 'The page answers for homes and offices only: an institution stands behind no range there.',
    both: 'Give both ends of the cost, the smaller one first.',
    text: 'What to say about it',
    included: 'In it, a line each',
    excluded: 'Not in it, a line each',
    says: (low: string, high: string) => `Shown as “between ${low} and ${high} lakh rupees”,`,
    states: {
      shownCounted: 'and counted in what homes like yours cost.',
      shown: 'and not counted.',
      counted: 'Counted without its name in the page’s list, and not shown here.',
      neither: 'Neither shown nor counted.',
    },
    lacks: 'It counts once place, type, size, grade, year and both ends of the cost are given.',
    formulaTitle: 'How the range is figured',
    formula: [
      `Comparable projects are those that count, of the same type and grade, with a size within ${withinPercent} % of the visitor’s.`,
      'Of each, the middle of its two ends is divided by its size. The lowest and the highest of these, times the visitor’s size, are the two ends of the range.',
      `The lower end is rounded down, the upper one up, to whole lakh. Fewer than ${costRule.minComparable} comparable projects give a sentence and no figure.`,
      'The range is computed anew for each visitor from the projects in this list that are not in the bin.',
    ],
  },
  credits: {
    unnamed: 'A credit without a name',
    add: 'Add a credit',
    name: 'Name',
    role: 'What they did',
  },
  related: {
    choose: 'Add a blog',
    chosen: 'Chosen blogs',
    failed: 'The blogs could not be loaded.',
    remove: (heading: string) => `Take out ${heading}`,
  },
  card: {
    note: 'As on the projects page and the home page, cut by its focus point.',
    pictures: (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'}`,
  },
};
