import { expect, test } from 'vitest';
import { projectHead } from './projectHead.ts';
import { site } from './site.ts';

const project = {
  title: 'Pale Ash',
  place: 'Sector 121, Noida',
  lead: 'A flat that begins outside.',
  summary: 'Three bedrooms in ash.',
  meta_title: '',
  meta_description: '',
};
const named = `Pale Ash, Sector 121, Noida | ${site.brand.name}`;

test.each([
  ['its title, place and opening sentence', {}, named, project.lead],
  ['what was written for search', { meta_title: 'T', meta_description: 'D' }, 'T', 'D'],
  ['no place', { place: '' }, `Pale Ash | ${site.brand.name}`, project.lead],
  ['the short text without an opening sentence', { lead: '' }, named, project.summary],
  ['the title without either', { lead: '', summary: '' }, named, 'Pale Ash'],
  ['nothing in a draft without a title', { title: '', lead: '', summary: '' }, '', ''],
])('of a project search shows %s', (_what, change, title, description) => {
  expect(projectHead({ ...project, ...change })).toEqual({ title, description });
});
