import { expect, test } from 'vitest';
import { auditAddress, auditFilterIn } from './auditAddress.ts';

const readFrom = (query: string) => auditFilterIn(new URLSearchParams(query));

test('the address of the history says only what is filtered by', () => {
  expect(auditAddress(readFrom(''))).toBe('/history');
  expect(
    auditAddress(readFrom('kind=security&person=a%2Bb@example.com&action=signed+in&from=2026-11-01')),
  ).toBe('/history?kind=security&person=a%2Bb%40example.com&action=signed+in&from=2026-11-01');
});

test('what an address says wrongly is not filtered by', () => {
  expect(readFrom('kind=everything&from=yesterday&until=2026-11-30')).toEqual({
    kind: 'work',
    person: '',
    action: '',
    from: '',
    until: '2026-11-30',
  });
});
