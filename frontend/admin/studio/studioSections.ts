import { admin } from '../../content/admin/admin.ts';
import { contactLists, weekList } from './lists/contactLists.ts';
import { homeLists } from './lists/homeLists.ts';
import { peopleLists } from './lists/peopleLists.ts';
import { serviceLists } from './lists/serviceLists.ts';
import type { ListDefinition } from './rows/ListDefinition.ts';

type SectionId = keyof typeof admin.studio.sections;

export interface StudioSection {
  id: SectionId;
  /** Where the words are seen. */
  page: string;
  lists: readonly ListDefinition[];
  /** Of how many entries the list of sections tells. */
  counted?: ListDefinition;
}

const { team, testimonials, clients, milestones } = peopleLists;
const { where, hours, social } = contactLists;

/** In the order of the screen. */
export const studioSections: readonly StudioSection[] = [
  { id: 'team', page: '/', lists: team, counted: team[0] },
  { id: 'testimonials', page: '/', lists: testimonials, counted: testimonials[0] },
  { id: 'clients', page: '/', lists: clients, counted: clients[0] },
  { id: 'milestones', page: '/', lists: milestones, counted: milestones[0] },
  { id: 'services', page: '/services', lists: serviceLists, counted: serviceLists[0] },
  { id: 'where', page: '/contact-us', lists: where },
  { id: 'hours', page: '/contact-us', lists: hours },
  { id: 'social', page: '/', lists: social, counted: social[0] },
  { id: 'home', page: '/', lists: homeLists },
];

export const allLists: readonly ListDefinition[] = [
  weekList,
  ...studioSections.flatMap(({ lists }) => lists),
];
