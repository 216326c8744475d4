import { admin } from '../../../content/admin/admin.ts';
import { sectionLimits } from '../../../content/schemas/section-limits.ts';
import { fieldKind } from '../rows/fieldKinds.ts';
import { readAt } from '../json.ts';
import type { FieldDefinition, ListDefinition } from '../rows/ListDefinition.ts';
import { textAt } from './textAt.ts';

const { opening, interiors, philosophy, headings } = admin.studio.lists;
const { home: max, headings: maxHeading } = sectionLimits;
const home = { section: 'home', identity: '', isSingle: true } as const;

const openingRow: ListDefinition = {
  ...home,
  id: 'opening',
  path: 'hero',
  fields: [
    {
      name: 'title',
      label: opening.headline,
      hint: opening.headlineHint,
      kind: 'lines',
      max: max.titleLine,
      maxParts: 2,
    },
    { name: 'lead', label: opening.lead, kind: 'text', max: max.lead, isOptional: true },
    { name: 'caption', label: opening.caption, kind: 'line', max: max.caption },
    { name: 'stepLine', label: opening.stepLine, kind: 'line', max: max.caption },
  ],
  words: (item) => ({
    name: opening.title,
    title: fieldKind('lines').toText(readAt(item, 'title')).replaceAll('\n', ' '),
    note: textAt(item, 'lead'),
  }),
};

const interiorsRow: ListDefinition = {
  ...home,
  id: 'interiors',
  path: 'interiors',
  fields: [
    { name: 'title', label: interiors.heading, kind: 'line', max: max.title },
    { name: 'lead', label: interiors.lead, kind: 'line', max: max.lead, isOptional: true },
    {
      name: 'body',
      label: interiors.body,
      hint: interiors.bodyHint,
      kind: 'paragraphs',
      max: max.paragraph,
      maxParts: max.paragraphs,
      isOptional: true,
    },
    {
      name: 'captions',
      label: interiors.captions,
      hint: interiors.captionsHint,
      kind: 'lines',
      max: max.caption,
      maxParts: 2,
      isOptional: true,
    },
  ],
  words: (item) => ({ name: interiors.title, title: textAt(item, 'title'), note: textAt(item, 'lead') }),
};

const philosophyRow: ListDefinition = {
  ...home,
  id: 'philosophy',
  path: 'philosophy',
  fields: [
    { name: 'eyebrow', label: philosophy.eyebrow, kind: 'line', max: max.eyebrow },
    { name: 'statement', label: philosophy.statement, kind: 'text', max: max.statement },
  ],
  groups: {
    name: 'principles',
    label: philosophy.principle,
    max: max.principles,
    fields: [
      { name: 'title', label: philosophy.principleTitle, kind: 'line', max: max.principleTitle },
      { name: 'text', label: philosophy.principleText, kind: 'text', max: max.principleText },
    ],
  },
  words: (item) => ({
    name: philosophy.title,
    title: textAt(item, 'statement'),
    note: textAt(item, 'eyebrow'),
  }),
};

const headingFields = {
  eyebrow: { name: 'eyebrow', label: headings.eyebrow, kind: 'line', max: maxHeading.eyebrow },
  title: { name: 'title', label: headings.heading, kind: 'line', max: maxHeading.title },
  intro: { name: 'intro', label: headings.intro, kind: 'text', max: maxHeading.intro, isOptional: true },
} as const satisfies Record<string, FieldDefinition>;

/** Those that the page shows; the other words of a heading are kept. */
const shownWords: [path: keyof typeof headings.names, shown: (keyof typeof headingFields)[]][] = [
  ['team', ['title', 'intro']],
  ['whatWeDo', ['eyebrow', 'title', 'intro']],
  ['designing', ['title', 'intro']],
  ['projects', ['title']],
  ['reasons', ['title']],
  ['journey', ['title']],
  ['testimonials', ['eyebrow']],
  ['clients', ['title']],
];

const headingRows = shownWords.map(([path, shown], index): ListDefinition => {
  const name = headings.names[path];
  const title = shown.includes('title') ? 'title' : 'eyebrow';
  return {
    id: `heading-${path}`,
    section: 'home-headings',
    path,
    identity: '',
    isSingle: true,
    ...(index === 0 && { title: headings.title }),
    fields: shown.map((word) => headingFields[word]),
    words: (item) => ({ name, title: textAt(item, title), note: name }),
  };
});

export const homeLists = [openingRow, interiorsRow, philosophyRow, ...headingRows];
