import * as z from 'zod';
import { projectLimits as max } from './project-limits.ts';

export const projectTypes = ['home', 'office', 'institution'] as const;
export const grades = ['plain', 'middle', 'full'] as const;
export const passageLayouts = ['text-left', 'detail-left', 'wide-left', 'pair-right'] as const;

const line = (letters: number) => z.string().trim().max(letters);
/** Empty in a draft, shown nowhere as a blank. */
const lines = (letters: number, entries: number) => z.array(line(letters).min(1)).max(entries);
const percent = z.int().min(0).max(100);
/** Of a picture within its project; it stays when the order changes. */
const pictureKey = z.string().regex(/^[a-z0-9]{1,24}$/);
const focus = z.strictObject({ x: percent, y: percent });

/** A photograph of the content folder such as `projects/pale-ash/01.jpg`, or an uploaded picture's path below `/api/`. */
export const pictureSource = z
  .string()
  .regex(/^(projects\/[a-z0-9-]+\/[a-z0-9-]+\.jpg|uploads\/[0-9a-f]+-\d+x\d+\.webp)$/);

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
  text: line(max.passageText),
  layout: z.enum(passageLayouts),
  pictures: z.array(pictureKey).max(max.passagePictures),
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
    .regex(/^(plans\/[a-z0-9-]+\.svg|uploads\/[0-9a-f]+-\d+x\d+\.webp)$/)
    .nullable(),
  alt: line(max.alt),
  caption: line(max.planCaption),
  changes: lines(max.planChange, max.planChanges),
});

const material = z.strictObject({
  name: line(max.materialName).min(1),
  where: line(max.materialWhere),
  /** Shows while the piece of the picture loads, and alone without one. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  /** The piece of a picture that shows it: its middle in per cent, enlarged `zoom` times. */
  chip: z
    .strictObject({ picture: pictureKey, x: percent, y: percent, zoom: z.int().min(1).max(20) })
    .nullable(),
});

const cost = z
  .strictObject({
    /** In lakh of rupees, taxes included. */
    low: z.number().min(0).max(9999).nullable(),
    high: z.number().min(0).max(9999).nullable(),
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
  title: line(max.title).min(1),
  place: line(max.place),
  /** The part of town by which visitors filter. */
  district: line(max.district),
  type: z.enum(projectTypes),
  /** "Three bedrooms", "Forty seats". */
  rooms: line(max.rooms),
  size_sqft: z.int().min(1).max(1_000_000).nullable(),
  year: z.int().min(1900).max(2199).nullable(),
  /** On site. */
  weeks: z.int().min(1).max(520).nullable(),
  grade: z.enum(grades).nullable(),
  summary: line(max.summary),
  lead: line(max.lead),
  passages: z.array(passage).max(max.passages),
  pictures: z.array(projectPictureSchema).max(max.pictures),
  /** The picture of the list, of the home page and of the share card; the first one when null. */
  cover: pictureKey.nullable(),
  /** Of those with this mark the first four stand on the home page. */
  on_home: z.boolean(),
  /** The picture at the top of its page; the cover when null. */
  opening: pictureKey.nullable(),
  pairs: z.array(pair).max(max.pairs),
  plan,
  materials: z.array(material).max(max.materials),
  cost,
  again: line(max.confession),
  different: line(max.confession),
  credits: z
    .array(z.strictObject({ role: line(max.creditRole), name: line(max.creditName).min(1) }))
    .max(max.credits),
  /** Above the button at the end. */
  ask: line(max.ask),
  /** Slugs of posts. */
  related_posts: z.array(z.string().min(1).max(200)).max(max.relatedPosts),
  /** Figures or names that the owner has not confirmed: then a label says so. */
  is_sample: z.boolean(),
  meta_title: line(max.metaTitle),
  meta_description: line(max.metaDescription),
});
export type ProjectContent = z.infer<typeof projectContentSchema>;
export type ProjectPicture = z.infer<typeof projectPictureSchema>;
export type ProjectType = ProjectContent['type'];
export type Grade = NonNullable<ProjectContent['grade']>;

/** A project as a content file holds it, in the order of the site. */
export const projectEntrySchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  /** Former slugs, which lead on; the first is the anchor of its block on `/projects`. */
  old_slugs: z.array(z.string().min(1)),
  status: z.enum(['draft', 'published']),
  content: projectContentSchema,
});
export type ProjectEntry = z.infer<typeof projectEntrySchema>;

/** What visitors may choose by size, in square feet: above `over`, up to `upTo`. */
export const sizeBands = [
  { value: 'small', over: 0, upTo: 1000 },
  { value: 'middle', over: 1000, upTo: 2000 },
  { value: 'large', over: 2000, upTo: 1_000_000 },
] as const;
