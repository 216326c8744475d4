import { expect, test } from 'vitest';
import { home, twoVoices } from './home.ts';
import { homeSections } from './home-sections.ts';
import written from './home-sections.json' with { type: 'json' };
import { postalAddress } from './postalAddress.ts';
import { services } from './services.ts';
import { namedService, serviceTexts } from './servicesPage.ts';
import { contactDetails, socialLinks } from './site.ts';
import files from './site.json' with { type: 'json' };
import { workingHours } from './hours/workingHours.ts';

const person = { name: 'Kavita Rao', role: 'Site engineer' };
const said = { quote: 'They came back.', name: 'T. Rao', detail: 'Flat', image: 'none', has_consent: true };

test('without changes every word is that of its file', () => {
  expect(homeSections(undefined)).toEqual(written);
  expect(contactDetails(undefined)).toMatchObject(files.contact);
  expect(socialLinks(undefined)).toEqual(files.social);
});

test('a changed section replaces that of the file, and nothing else', () => {
  const { team, clients, ...others } = homeSections({ team: [person] });
  expect(team?.people).toEqual([person]);
  expect(team?.title).toBe(written.team.title);
  expect({ ...others, clients }).toEqual({ ...written, team: undefined });
});

test('lists that staff have written are not marked as samples', () => {
  const sections = homeSections({ team: [person], clients: ['Kadam Foods'] });
  expect(sections.team?.sample).toBeUndefined();
  expect(sections.clients?.sample).toBeUndefined();
  expect(sections.testimonials?.sample).toBe(written.testimonials.sample);
});

test('a testimonial without consent is not shown', () => {
  const testimonials = [said, { ...said, name: 'K. Chadha', has_consent: false }];
  expect(homeSections({ testimonials }).testimonials?.items).toEqual([said]);
});

test('a section in which nobody and nothing is left is not shown', () => {
  const testimonials = [{ ...said, has_consent: false }];
  const sections = homeSections({ team: [], testimonials, clients: [], milestones: [] });
  expect(sections).toMatchObject({
    team: undefined,
    testimonials: undefined,
    clients: undefined,
    journey: undefined,
  });
});

test('headings change without the lists below them', () => {
  const heading = { eyebrow: 'People', title: 'Who you will meet', intro: '' };
  const { team, reasons } = homeSections({ 'home-headings': { team: heading } });
  expect(team).toEqual({ ...written.team, ...heading });
  expect(reasons).toEqual(written.reasons);
});

test('the words of a service change, its address does not', () => {
  const [first, ...others] = services(undefined);
  const changed = [...others, { slug: first?.slug ?? '', label: 'Advice' }];
  expect(serviceTexts({ services: changed }).map(({ label }) => label)).toEqual(
    changed.map(({ label }) => label),
  );
  expect(namedService(first?.slug, { services: changed })).toMatchObject({
    label: 'Advice',
    href: first?.href,
  });
});

test('hours change without the promise that other sentences make', () => {
  const { days, callWithinHours } = workingHours(undefined);
  const holidays = [{ date: '2026-11-08', name: 'Diwali' }];
  expect(workingHours({ hours: { days, holidays, text: '' } })).toMatchObject({ holidays, callWithinHours });
  expect(contactDetails({ hours: { days, holidays, text: 'Every day' } }).hours).toBe('Every day');
  expect(contactDetails({ hours: { days, holidays, text: '' } }).hours).toBe('');
});

test('addresses and the first words of the home page change as a whole', () => {
  const address = { ...postalAddress(undefined), street: '12 Market Road' };
  expect(postalAddress({ 'postal-address': address })).toEqual(address);
  const words = home(undefined);
  const hero = { ...words.hero, title: ['Come in'] };
  expect(home({ home: { ...words, hero } }).hero.title).toEqual(['Come in']);
});

test.each([
  ['Rooms that work', { roman: 'Rooms', italic: 'that work' }],
  ['Rooms', { roman: '', italic: 'Rooms' }],
])('the last two words of %j are set in italic', (title, voices) => {
  expect(twoVoices(title)).toEqual(voices);
});
