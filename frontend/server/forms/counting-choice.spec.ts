import express from 'express';
import { expect, test } from 'vitest';
import { countingChoice } from './counting-choice.ts';
import { upstream } from '../test/upstream.ts';

async function post(form: Record<string, string>, sentFrom = 'same-origin') {
  const site = await upstream(express().use(countingChoice('https://studio.example')));
  const body = new URLSearchParams(form);
  const { status, headers } = await fetch(`${site}/counting-visits`, {
    method: 'POST',
    body,
    headers: { 'Sec-Fetch-Site': sentFrom },
    redirect: 'manual',
  });
  return { status, cookie: headers.get('set-cookie'), location: headers.get('location') };
}

test.each(['yes', 'no'])('the answer "%s" without script is remembered, and leads back', async (counting) => {
  expect(await post({ counting, back: '/blogs?page=2' })).toEqual({
    status: 303,
    cookie: `counting=${counting}; Path=/; Max-Age=15552000; SameSite=Lax; Secure`,
    location: '/blogs?page=2',
  });
});

test.each<Record<string, string>>([{ counting: 'yes; Domain=evil.example' }, { counting: '__proto__' }, {}])(
  'a form of %j sets nothing',
  async (form) => {
    expect(await post(form)).toMatchObject({ cookie: null, location: '/' });
  },
);

test('another site cannot agree for a visitor', async () => {
  expect(await post({ counting: 'yes' }, 'cross-site')).toMatchObject({ cookie: null, location: '/' });
});
