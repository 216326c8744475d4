import * as z from 'zod';
import { projectLimits as max } from './project-limits.ts';
import { inOneLine, inParagraphs } from './text.ts';

export const projectTypes = ['home', 'office', 'institution'] as const;
export const grades = ['plain', 'middle', 'full'] as const;
export const passageLayouts = ['text-left', 'detail-left', 'wide-left', 'pair-right'] as const;

const text = () => z.string('Please send a text here.');
const tooLong = (letters: number) => `Please use at most ${letters} characters.`;
const line = (letters: number) => text().overwrite(inOneLine).max(letters, tooLong(letters));
const required = (letters: number) => line(letters).min(1, 'Please write something here.');
const paragraphs = (letters: number) => text().overwrite(inParagraphs).max(letters, tooLong(letters));
const list = <Entry extends z.ZodType>(entry: Entry, entries: number) =>
  z.array(entry, 'Please send a list here.').max(entries, `There may be at most ${entries} here.`);
/** Empty in a draft, shown nowhere as a blank. */
const lines = (letters: number, entries: number) => list(required(letters), entries);
const inReach = (low: number, high: number) => `Please enter a number from ${low} to ${high}.`;
const whole = (low: number, high: number) =>
  z.int(inReach(low, high)).min(low, inReach(low, high)).max(high, inReach(low, high));
const lakh = z.number(inReach(0, 9999)).min(0, inReach(0, 9999)).max(9999, inReach(0, 9999)).nullable();
const percent = whole(0, 100);
const choice = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, `Please choose one of these: ${values.join(', ')}.`);
/** Of a picture within its project; it stays when the order changes. */
const pictureKey = text().regex(/^[a-z0-9]{1,24}$/, 'This cannot be the key of a picture.');
const focus = z.strictObject({ x: percent, y: percent });

/** A photograph of the content folder such as `projects/pale-ash/01.jpg`, or an uploaded picture's path below `/api/`. */
export const pictureSource = z
  .string('Please choose a picture.')
  .regex(
    /^(([a-z0-9-]+\/){1,2}[a-z0-9-]+\.jpg|uploads\/[0-9a-f]{32}-\d{1,5}x\d{1,5}\.webp)$/,
    'This is no picture of this site.',
  );

const shownPicture = z.strictObject({
  src: pictureSource,
  alt: line(max.alt),
  /** Shows nothing that the words beside it do not say: its alternative text is empty on the page. */
  decorative: z.boolean(),
  /** The point that stays in view when the picture is cropped, in per cent. */
  focus,
});

export const projectPictureSchema = shownPicture.extend({ key: pictureKey, caption: line(max.caption) });

const passage = z.strictObject({
  title: line(max.passageTitle),
  /** Paragraphs are divided by an empty line. */
  text: paragraphs(max.passageText),
  layout: choice(passageLayouts),
  pictures: list(pictureKey, max.passagePictures),
});

/** Shown once both are there. */
const pair = z.strictObject({
  before: shownPicture.nullable(),
  before_label: line(max.pairLabel),
  after: pictureKey.nullable(),
  after_label: line(max.pairLabel),
});

const plan = z.strictObject({
  /** A cleaned drawing below `/assets/`, or an uploaded picture's path; null while there is none. */
  src: z
    .string()
    .regex(
      /^(plans\/[a-z0-9-]+\.svg|uploads\/[0-9a-f]{32}-\d{1,5}x\d{1,5}\.webp)$/,
      'This is no plan of this site.',
    )
    .nullable(),
  alt: line(max.alt),
  caption: line(max.planCaption),
  changes: lines(max.planChange, max.planChanges),
});

const material = z.strictObject({
  name: required(max.materialName),
  where: line(max.materialWhere),
  /** Shows while the piece of the picture loads, and alone without one. */
  colour: text().regex(/^#[0-9a-f]{6}$/, 'Please give the colour as six hexadecimal digits: #c39a63.'),
  /** The piece of a picture that shows it: its middle in per cent, enlarged `zoom` times. */
  chip: z.strictObject({ picture: pictureKey, x: percent, y: percent, zoom: whole(1, 20) }).nullable(),
});

const cost = z
  .strictObject({
    /** In lakh of rupees, taxes included. */
    low: lakh,
    high: lakh,
    /** On the project's own page. */
    is_shown: z.boolean(),
    /** In what homes like yours cost; a draft that counts stands there without its name. */
    is_counted: z.boolean(),
    text: line(max.costText),
    included: lines(max.costLine, max.costLines),
    excluded: lines(max.costLine, max.costLines),
  })
  .refine(
    ({ low, high }) => (low === null) === (high === null) && (low ?? 0) <= (high ?? 0),
    'Give both ends of the cost, the smaller one first.',
  );

/** All that staff write about a project. Everything but the title may be empty in a draft. */
export const projectContentSchema = z.strictObject({
  title: line(max.title).min(1, 'Please enter a title.'),
  place: line(max.place),
  /** The part of town by which visitors filter. */
  district: line(max.district),
  type: choice(projectTypes),
  /** "Three bedrooms", "Forty seats". */
  rooms: line(max.rooms),
  size_sqft: whole(1, 1_000_000).nullable(),
  year: whole(1900, 2199).nullable(),
  /** On site. */
  weeks: whole(1, 520).nullable(),
  grade: choice(grades).nullable(),
  summary: line(max.summary),
  lead: line(max.lead),
  passages: list(passage, max.passages),
  pictures: list(projectPictureSchema, max.pictures),
  /** The picture of the list, of the home page and of the share card; the first one when null. */
  cover: pictureKey.nullable(),
  /** Of those with this mark the first four stand on the home page. */
  on_home: z.boolean(),
  /** The picture at the top of its page; the cover when null. */
  opening: pictureKey.nullable(),
  pairs: list(pair, max.pairs),
  plan,
  materials: list(material, max.materials),
  cost,
  again: line(max.confession),
  different: line(max.confession),
  credits: list(z.strictObject({ role: line(max.creditRole), name: required(max.creditName) }), max.credits),
  /** Above the button at the end. */
  ask: line(max.ask),
  /** Slugs of posts. */
  related_posts: list(text().regex(/^[a-z0-9-]{1,200}$/, 'This is no address of a blog.'), max.relatedPosts),
  /** Figures or names that the owner has not confirmed: then a label says so. */
  is_sample: z.boolean(),
  meta_title: line(max.metaTitle),
  meta_description: line(max.metaDescription),
});
export type ProjectContent = z.infer<typeof projectContentSchema>;
export type ProjectPicture = z.infer<typeof projectPictureSchema>;
export type Grade = NonNullable<ProjectContent['grade']>;

/** A project as a content file holds it, in the order of the site. */
export const projectEntrySchema = z
  .strictObject({
    slug: z.string().regex(/^[a-z0-9-]+$/),
    /** Former slugs, which lead on; the first is the anchor of its block on `/projects`. */
    old_slugs: z.array(z.string().min(1)),
    status: z.enum(['draft', 'published', 'scheduled']),
    publish_at: z.iso.datetime().optional(),
    content: projectContentSchema,
  })
  .refine(
    ({ status, publish_at }) => (status === 'scheduled') === (publish_at !== undefined),
    'What is scheduled has a time, and nothing else has.',
  );
export type ProjectEntry = z.infer<typeof projectEntrySchema>;

/** What visitors may choose by size, in square feet: above `over`, up to `upTo`. */
export const sizeBands = [
  { value: 'small', over: 0, upTo: 1000 },
  { value: 'middle', over: 1000, upTo: 2000 },
  { value: 'large', over: 2000, upTo: 1_000_000 },
] as const;
