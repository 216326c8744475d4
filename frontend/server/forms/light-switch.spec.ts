import { createServer } from 'node:http';
import express from 'express';
import { afterAll, expect, test } from 'vitest';
import { isLightVisit } from '../rendering/light-visit.ts';
import { lightSwitch } from './light-switch.ts';

const app = express();
app.use(lightSwitch('https://studio.example'));
app.get('/', (request, response) => response.json(isLightVisit(request)));
const server = createServer(app).listen(0, '127.0.0.1');
const origin = () => {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
};
afterAll(() => server.close());

const post = (form: Record<string, string>) =>
  fetch(`${origin()}/light-on-data`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });

test.each(['on', 'off'])('the switch without script is remembered as %s, and leads back', async (light) => {
  const answer = await post({ light, back: '/blogs?page=2' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/blogs?page=2']);
  expect(answer.headers.get('set-cookie')).toBe(
    `light=${light}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each([
  [{ light: 'on; Domain=evil.example' }, '/'],
  [{ back: '/about-us' }, '/'],
  [{}, '/'],
])('a form of %j sets nothing', async (form, location) => {
  const answer = await post(form);
  expect([answer.headers.get('set-cookie'), answer.headers.get('location')]).toEqual([null, location]);
});

test.each(['https://evil.example/', '//evil.example', String.raw`/\evil.example`])(
  'it never leads to another site: %s',
  async (back) => {
    expect((await post({ light: 'on', back })).headers.get('location')).toBe('/');
  },
);

test.each([
  [{}, false],
  [{ 'Save-Data': 'on' }, true],
  [{ 'Save-Data': 'off' }, false],
  [{ Cookie: 'light=on' }, true],
  [{ Cookie: 'a=b; light=on; c=d' }, true],
  [{ Cookie: 'light=off', 'Save-Data': 'on' }, false],
  [{ Cookie: 'highlight=on' }, false],
  [{ Cookie: 'light=once' }, false],
])('a visit with %j is light: %s', async (headers, isLight) => {
  const answer = await fetch(origin(), { headers });
  expect(await answer.json()).toBe(isLight);
});
