import { receiptNumber } from './consent.mapper.js';

it.each([
  ['2026-11-30T18:29:59Z', '2611-1872F6D2'],
  ['2026-11-30T18:30:00Z', '2612-1872F6D2'],
])('the number of a receipt of %s begins with the month at the studio', (moment, number) => {
  const enquiry = { id: '1872f6d2-0000-4000-8000-000000000000', createdAt: new Date(moment) };
  expect(receiptNumber(enquiry)).toBe(number);
});
