import { expect, test } from 'vitest';
import { structuredData } from './structuredData.ts';

const page = {
  origin: 'https://studio.example',
  path: '/',
  title: 'Studio',
  description: 'A studio.',
  card: { path: '/card.jpg', alt: '' },
  trail: [],
  article: undefined,
  work: undefined,
};
const nine = { begins: '09:00', ends: '12:00' };
const closed = {
  Tuesday: null,
  Wednesday: null,
  Thursday: null,
  Friday: null,
  Saturday: null,
  Sunday: null,
};

test('the hours of the file are told until staff have written others', () => {
  expect(JSON.stringify(structuredData({ ...page, overrides: undefined }))).toContain(
    '"opens":"10:00","closes":"19:00","dayOfWeek":["Monday","Tuesday"',
  );
  const hours = { days: { Monday: nine, ...closed }, holidays: [], text: 'Monday' };
  expect(JSON.stringify(structuredData({ ...page, overrides: { hours } }))).toContain(
    '"opens":"09:00","closes":"12:00","dayOfWeek":["Monday"]',
  );
});
