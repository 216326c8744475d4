import { admin } from '../../../content/admin/admin.ts';
import { sectionLimits } from '../../../content/schemas/section-limits.ts';
import { YES, fieldKind } from '../rows/fieldKinds.ts';
import { readAt } from '../json.ts';
import type { ListDefinition } from '../rows/ListDefinition.ts';
import { sentences, textAt } from './textAt.ts';

const { team, testimonials, clients, milestones } = admin.studio.lists;
const max = sectionLimits;

const teamList: ListDefinition = {
  id: 'team',
  section: 'team',
  path: '',
  identity: 'name',
  add: team.add,
  fields: [
    { name: 'name', label: team.name, kind: 'line', max: max.team.name },
    { name: 'role', label: team.role, kind: 'line', max: max.team.role },
    { name: 'note', label: team.note, kind: 'line', max: max.team.note, isOptional: true },
  ],
  words: (item) => ({
    title: textAt(item, 'name'),
    note: sentences(textAt(item, 'role'), textAt(item, 'note')),
  }),
};

const testimonialList: ListDefinition = {
  id: 'testimonials',
  section: 'testimonials',
  path: '',
  identity: 'name',
  add: testimonials.add,
  fields: [
    { name: 'quote', label: testimonials.quote, kind: 'text', max: max.testimonials.quote },
    { name: 'name', label: testimonials.name, kind: 'line', max: max.testimonials.name },
    {
      name: 'detail',
      label: testimonials.detail,
      hint: testimonials.detailHint,
      kind: 'line',
      max: max.testimonials.detail,
    },
    { name: 'image', label: testimonials.image, kind: 'room', max: max.link },
    { name: 'has_consent', label: testimonials.consent, kind: 'check', max: YES.length, isOptional: true },
  ],
  words: (item) => ({
    name: testimonials.wordsOf(textAt(item, 'name')),
    title: textAt(item, 'quote'),
    note: sentences(textAt(item, 'name'), textAt(item, 'detail')),
    ...(fieldKind('check').toText(readAt(item, 'has_consent')) !== YES && {
      warning: testimonials.withoutConsent,
    }),
  }),
};

const clientList: ListDefinition = {
  id: 'clients',
  section: 'clients',
  path: '',
  identity: '',
  add: clients.add,
  fields: [{ name: '', label: clients.name, kind: 'line', max: max.clients.name }],
  words: (item) => ({ title: textAt(item, '') }),
};

const milestoneList: ListDefinition = {
  id: 'milestones',
  section: 'milestones',
  path: '',
  identity: 'year',
  sortedBy: 'year',
  add: milestones.add,
  shownAtEnd: 3,
  fields: [
    { name: 'year', label: milestones.year, kind: 'year', max: 4 },
    { name: 'title', label: milestones.what, kind: 'line', max: max.milestones.title },
    { name: 'text', label: milestones.text, kind: 'text', max: max.milestones.text, isOptional: true },
  ],
  words: (item, { isLast }) => ({
    title: `${textAt(item, 'year')} ${textAt(item, 'title')}`,
    note: textAt(item, 'text'),
    ...(isLast && { mark: milestones.isLast }),
  }),
};

export const peopleLists = {
  team: [teamList],
  testimonials: [testimonialList],
  clients: [clientList],
  milestones: [milestoneList],
} as const satisfies Record<string, readonly ListDefinition[]>;
