import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { startAsAddressStaff } from './addresses.ts';

it('an address with capitals, at which nothing is, leads to what is at it in small letters', async () => {
  const staff = await startAsAddressStaff();
  onTestFinished(() => staff.stop());
  expect(await staff.visit('/Projects', {})).toBe('/projects');
  const { slug } = await staff.post();
  expect(await staff.visit(`/Blog/${slug.toUpperCase()}`)).toBe(`/blog/${slug}`);
  const from = `/old-${randomUUID()}`;
  await staff.lead(from, '/services');
  expect(await staff.visit(from.toUpperCase())).toBe('/services');
  await staff.lead(from.toUpperCase(), '/blogs');
  expect(await staff.visit(from.toUpperCase())).toBe('/blogs');
  await staff.counted();
  expect((await staff.read(`?search=${from}`)).body.data[0].hits).toBe(1);
  expect(await staff.visit(`/Nowhere-${randomUUID()}`)).toBe(404);
});
