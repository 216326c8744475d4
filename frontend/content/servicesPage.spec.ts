import { expect, test } from 'vitest';
import allPictures from './service-pictures.json' with { type: 'json' };
import { serviceIcons } from './serviceIcons.ts';
import { services } from './services.ts';
import words from './services-page.json' with { type: 'json' };
import { namedService, servicesAddress, serviceTexts, shownService } from './servicesPage.ts';

test('every service has its long text and its pictures', () => {
  expect(serviceTexts(undefined).map(({ slug }) => slug)).toEqual(
    services(undefined).map(({ slug }) => slug),
  );
  for (const { info, pictures } of serviceTexts(undefined)) {
    expect(info).not.toHaveLength(0);
    expect(pictures.main.src).not.toBe(pictures.side.src);
  }
});

test('a service is in each of the four files, and nothing else is', () => {
  const slugs = services(undefined).map(({ slug }) => slug);
  expect(words.categories.map(({ slug }) => slug)).toEqual(slugs);
  expect(Object.keys(allPictures)).toEqual(slugs);
  expect(Object.keys(serviceIcons)).toEqual(slugs);
});

test('an address shows the category it names', () => {
  expect(shownService('office-interiors')).toBe('office-interiors');
  expect(namedService('office-interiors', undefined)?.label).toBe('Office Interiors');
});

test('an address without a category, or with one that does not exist, shows consultancy', () => {
  expect(shownService(undefined)).toBe('consultancy');
  expect(shownService('')).toBe('consultancy');
  expect(shownService('constructor')).toBe('consultancy');
  expect(namedService('no-such-service', undefined)).toBeUndefined();
});

test('what is shown has one address, whatever was asked for', () => {
  expect(servicesAddress('turnkey-solution')).toBe('/services?category=turnkey-solution');
  expect(servicesAddress('consultancy')).toBe('/services');
  expect(servicesAddress('no-such-service')).toBe('/services');
  expect(servicesAddress(undefined)).toBe('/services');
});
