import express from 'express';
import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { forwardEnquiry } from './forward-enquiry.ts';
import { nobody, upstream } from '../test/upstream.ts';

async function outcomeWith(backend: string, pageOfForm = '') {
  const app = express();
  app.get('/', (request, response) =>
    forwardEnquiry(readEnv({ BACKEND_URL: backend }), request, { name: 'A', consent: 'on' }).then((outcome) =>
      response.json(outcome),
    ),
  );
  const site = await upstream(app);
  const headers = { 'User-Agent': 'a browser', Referer: pageOfForm.replace('{site}', site) };
  return (await fetch(site, { headers })).json();
}

test('the form arrives in the name of the visitor', async () => {
  let seen: unknown;
  const backend = express().post('/api/enquiry', express.json(), (request, response) => {
    seen = [request.get('x-forwarded-for'), request.get('user-agent'), request.body];
    response.status(201).json({});
  });
  expect(await outcomeWith(await upstream(backend))).toMatchObject({ status: 201 });
  expect(seen).toEqual(['127.0.0.1', 'a browser', { name: 'A', consent: 'on' }]);
});

test.each([
  [
    'of the form',
    '{site}/contact-us?utm_source=fair&x=1',
    { landing_page: '/contact-us', campaign: '{"utm_source":"fair"}' },
  ],
  ['of another site', 'https://evil.example/contact-us?utm_source=fair', {}],
  ['that is none', 'nowhere', {}],
])('the page %s is what is known of the visit', async (_, page, source) => {
  let seen: unknown;
  const backend = express().post('/api/enquiry', express.json(), (request, response) => {
    seen = request.body;
    response.status(201).json({});
  });
  await outcomeWith(await upstream(backend), page);
  expect(seen).toEqual({ name: 'A', consent: 'on', ...source });
});

test('what the visitor is promised comes back', async () => {
  const received = {
    status: true,
    message: 'Thank you.',
    received_at: '2026-11-21T12:40:00.000Z',
    call_due: '2026-11-23T05:40:00.000Z',
  };
  const backend = express().post('/api/enquiry', (_request, response) => response.status(201).json(received));
  expect(await outcomeWith(await upstream(backend))).toMatchObject({ status: 201, received });
});

test('what the backend finds wrong comes back field by field', async () => {
  const failure = { message: 'Please tell us your name.', messages: { name: 'Please tell us your name.' } };
  const backend = await upstream((_request, response) =>
    response.writeHead(422).end(JSON.stringify(failure)),
  );
  expect(await outcomeWith(backend)).toMatchObject({ status: 422, ...failure });
});

test('too many enquiries come back with the time to wait', async () => {
  const backend = await upstream((_request, response) =>
    response.writeHead(429, { 'Retry-After': '60' }).end('{"message":"Please wait a minute."}'),
  );
  expect(await outcomeWith(backend)).toMatchObject({ status: 429, retryAfter: '60' });
});

test.each([['broken'], ['away']])('a backend that is %s is a 503 with a sentence', async (state) => {
  const broken = await upstream((_request, response) => response.writeHead(500).end('oops'));
  const outcome = await outcomeWith(state === 'broken' ? broken : await nobody());
  expect(outcome).toEqual({
    status: 503,
    message: 'The service is not available just now. Please try again.',
  });
});
