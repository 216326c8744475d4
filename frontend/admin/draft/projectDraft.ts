import * as z from 'zod/mini';
import type { ProjectContent } from '../../content/schemas/project.ts';
import { withoutUnit } from '../kit/fields/withoutUnit.ts';

const text = z.string();
const key = z.nullable(text);
const percent = z.number();
/** Within this browser: what keeps a row's fields together while rows change places. */
const row = text;

const shown = { src: text, alt: text, decorative: z.boolean(), focus: z.object({ x: percent, y: percent }) };

/** By the names on the wire. Numbers are as typed, lists of lines have a line each; longer than the server takes is kept too. */
export const projectDraft = z.object({
  slug: text,
  status: z.enum(['draft', 'published', 'scheduled']),
  /** In the studio's time zone, YYYY-MM-DDTHH:MM; '' unless scheduled. */
  publish_at: text,
  title: text,
  place: text,
  district: text,
  type: z.enum(['home', 'office', 'institution']),
  rooms: text,
  size_sqft: text,
  year: text,
  weeks: text,
  grade: z.enum(['', 'plain', 'middle', 'full']),
  summary: text,
  lead: text,
  passages: z.array(
    z.object({
      row,
      title: text,
      text,
      layout: z.enum(['text-left', 'detail-left', 'wide-left', 'pair-right']),
      pictures: z.array(text),
    }),
  ),
  pictures: z.array(z.object({ key: text, ...shown, caption: text })),
  cover: key,
  opening: key,
  on_home: z.boolean(),
  pairs: z.array(
    z.object({ row, before: z.nullable(z.object(shown)), before_label: text, after: key, after_label: text }),
  ),
  plan: z.object({ src: z.nullable(text), alt: text, caption: text, changes: text }),
  materials: z.array(
    z.object({
      row,
      name: text,
      where: text,
      colour: text,
      chip: z.nullable(z.object({ picture: text, x: percent, y: percent, zoom: z.number() })),
    }),
  ),
  cost: z.object({
    low: text,
    high: text,
    is_shown: z.boolean(),
    is_counted: z.boolean(),
    text,
    included: text,
    excluded: text,
  }),
  again: text,
  different: text,
  credits: z.array(z.object({ row, role: text, name: text })),
  ask: text,
  related_posts: z.array(text),
  is_sample: z.boolean(),
  meta_title: text,
  meta_description: text,
});
export type ProjectDraft = z.infer<typeof projectDraft>;
export type DraftPicture = ProjectDraft['pictures'][number];
export type DraftPair = ProjectDraft['pairs'][number];

export const emptyProject: ProjectDraft = {
  slug: '',
  status: 'draft',
  publish_at: '',
  title: '',
  place: '',
  district: '',
  type: 'home',
  rooms: '',
  size_sqft: '',
  year: '',
  weeks: '',
  grade: '',
  summary: '',
  lead: '',
  passages: [],
  pictures: [],
  cover: null,
  opening: null,
  on_home: false,
  pairs: [],
  plan: { src: null, alt: '', caption: '', changes: '' },
  materials: [],
  cost: { low: '', high: '', is_shown: false, is_counted: false, text: '', included: '', excluded: '' },
  again: '',
  different: '',
  credits: [],
  ask: '',
  related_posts: [],
  is_sample: false,
  meta_title: '',
  meta_description: '',
};

const typed = (value: number | null) => `${value ?? ''}`;
const withRow = <Entry extends object>(entry: Entry, index: number) => ({ row: `${index}`, ...entry });

export function toProjectDraft(
  content: ProjectContent,
  place: Pick<ProjectDraft, 'slug' | 'status' | 'publish_at'>,
): ProjectDraft {
  const { plan, cost } = content;
  return {
    ...content,
    ...place,
    size_sqft: typed(content.size_sqft),
    year: typed(content.year),
    weeks: typed(content.weeks),
    grade: content.grade ?? '',
    passages: content.passages.map(withRow),
    pairs: content.pairs.map(withRow),
    plan: { ...plan, changes: plan.changes.join('\n') },
    materials: content.materials.map(withRow),
    cost: {
      ...cost,
      low: typed(cost.low),
      high: typed(cost.high),
      included: cost.included.join('\n'),
      excluded: cost.excluded.join('\n'),
    },
    credits: content.credits.map(withRow),
  };
}

const NUMBER = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/;

/** null for nothing, NaN for what is no number. */
export function numberOf(words: string): number | null {
  const written = words.replaceAll(/\s/g, '');
  if (written === '') return null;
  return NUMBER.test(written) ? Number(written.replaceAll(',', '')) : Number.NaN;
}

/** "1,520 sq ft" as well. */
export function sizeOf(words: string): number | null {
  return numberOf(withoutUnit(words));
}

function linesOf(words: string): string[] {
  return words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

const withoutRow = <Entry extends { row: string }>({ row: _own, ...entry }: Entry) => entry;

/** What staff have written, as the server takes it. */
export function toProjectContent(draft: ProjectDraft): ProjectContent {
  const { slug: _slug, status: _status, publish_at: _moment, plan, cost, ...content } = draft;
  return {
    ...content,
    size_sqft: sizeOf(draft.size_sqft),
    year: numberOf(draft.year),
    weeks: numberOf(draft.weeks),
    grade: draft.grade === '' ? null : draft.grade,
    passages: draft.passages.map(withoutRow),
    pairs: draft.pairs.map(withoutRow),
    plan: { ...plan, changes: linesOf(plan.changes) },
    materials: draft.materials.map(withoutRow),
    cost: {
      ...cost,
      low: numberOf(cost.low),
      high: numberOf(cost.high),
      included: linesOf(cost.included),
      excluded: linesOf(cost.excluded),
    },
    credits: draft.credits.map(withoutRow),
  };
}

/** The server, a kept text and the form have the parts of an entry in orders of their own. */
function inOrder(name: string, value: unknown): unknown {
  if (name === 'row') return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const contentOf = (value: unknown) => JSON.stringify(value, inOrder);

export function differingProjectFields(one: ProjectDraft, other: ProjectDraft): (keyof ProjectDraft)[] {
  return z.keyof(projectDraft).options.filter((name) => contentOf(one[name]) !== contentOf(other[name]));
}
