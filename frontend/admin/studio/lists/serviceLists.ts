import { admin } from '../../../content/admin/admin.ts';
import { sectionLimits } from '../../../content/schemas/section-limits.ts';
import { countWords } from '../../editor/countWords.ts';
import { fieldKind } from '../rows/fieldKinds.ts';
import { type Json, readAt } from '../json.ts';
import type { ListDefinition } from '../rows/ListDefinition.ts';
import { textAt } from './textAt.ts';

const { services, serviceTexts } = admin.studio.lists;
const max = sectionLimits.serviceTexts;

const serviceList: ListDefinition = {
  id: 'services',
  section: 'services',
  path: '',
  identity: 'slug',
  isFixed: true,
  title: services.title,
  fields: [
    { name: 'label', label: services.label, kind: 'line', max: sectionLimits.services.label },
    {
      name: 'line',
      label: services.line,
      kind: 'line',
      max: sectionLimits.services.line,
      isOptional: true,
    },
  ],
  words: (item) => ({ title: textAt(item, 'label'), note: textAt(item, 'line') }),
};

function textLength(item: Json): string {
  const lists = readAt(item, 'lists');
  const entries = Array.isArray(lists) ? lists : [];
  const texts = [
    fieldKind('paragraphs').toText(readAt(item, 'info')),
    ...entries.flatMap((list) => [textAt(list, 'title'), fieldKind('lines').toText(readAt(list, 'items'))]),
  ];
  return serviceTexts.length(countWords(texts.join(' ')), entries.length);
}

const serviceTextList: ListDefinition = {
  id: 'service-texts',
  section: 'service-texts',
  path: '',
  identity: 'slug',
  isFixed: true,
  title: serviceTexts.title,
  fields: [
    { name: 'title', label: serviceTexts.heading, kind: 'line', max: max.title },
    {
      name: 'info',
      label: serviceTexts.info,
      hint: serviceTexts.infoHint,
      kind: 'paragraphs',
      max: max.paragraph,
      maxParts: max.info,
    },
    {
      name: 'sideCaption',
      label: serviceTexts.sideCaption,
      kind: 'line',
      max: max.sideCaption,
      isOptional: true,
    },
  ],
  groups: {
    name: 'lists',
    label: serviceTexts.list,
    max: max.lists,
    fields: [
      { name: 'title', label: serviceTexts.listTitle, kind: 'line', max: max.listTitle },
      {
        name: 'items',
        label: serviceTexts.items,
        hint: serviceTexts.itemsHint,
        kind: 'lines',
        max: max.item,
        maxParts: max.items,
      },
    ],
  },
  words: (item) => ({ title: textAt(item, 'title'), note: textLength(item) }),
};

export const serviceLists = [serviceList, serviceTextList] as const;
