import express from 'express';
import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { streamEnquiry } from './stream-enquiry.ts';
import { nobody, upstream } from '../test/upstream.ts';

const MB = 1024 * 1024;

/** What became of a form that a browser sends without script. */
async function outcomeWith(backend: string, form: FormData | string) {
  const app = express();
  app.post('/', (request, response) =>
    streamEnquiry(readEnv({ BACKEND_URL: backend }), request).then((outcome) => response.json(outcome)),
  );
  const headers =
    typeof form === 'string' ? { 'Content-Type': 'multipart/form-data; boundary=b' } : undefined;
  const url = await upstream(app);
  return (await fetch(url, { method: 'POST', body: form, ...(headers && { headers }) })).json();
}

function filledIn(file = new File([], '')): FormData {
  const form = new FormData();
  form.set('name', 'Asha Verma');
  form.set('files', file);
  form.set('consent', 'on');
  return form;
}

const plan = new File([new Uint8Array(20 * MB)], 'plan.pdf', { type: 'application/pdf' });

const received = { received_at: '2026-11-23T08:30:00Z', call_due: '2026-11-23T10:30:00Z' };

test('the form reaches the backend as it was sent, in the name of the visitor', async () => {
  let seen: unknown;
  const backend = await upstream(
    express().post('/api/enquiry', express.raw({ type: () => true, limit: '50mb' }), (request, response) => {
      seen = [
        request.get('x-forwarded-for'),
        request.get('content-type')?.slice(0, 30),
        request.body.length > 20 * MB,
      ];
      response
        .status(201)
        .json({ status: true, message: 'Thank you.', ...received, unkept_files: ['plan.pdf'] });
    }),
  );
  expect(await outcomeWith(backend, filledIn(plan))).toMatchObject({
    form: { name: 'Asha Verma', consent: 'on' },
    hasFiles: true,
    outcome: { status: 201, received: { unkept_files: ['plan.pdf'] } },
  });
  expect(seen).toEqual(['127.0.0.1', 'multipart/form-data; boundary=', true]);
});

test('a form whose field for files is empty has none', async () => {
  const backend = await upstream((_request, response) => response.writeHead(201).end('{}'));
  expect(await outcomeWith(backend, filledIn())).toMatchObject({
    hasFiles: false,
    outcome: { status: 201 },
  });
});

test('the words are there also when the backend refuses before it has read the files', async () => {
  const refusal = { message: 'Please wait.', messages: { files: 'Too many.' } };
  const backend = await upstream((_request, response) =>
    response.writeHead(429, { 'Retry-After': '60' }).end(JSON.stringify(refusal)),
  );
  expect(await outcomeWith(backend, filledIn(plan))).toMatchObject({
    form: { name: 'Asha Verma', consent: 'on' },
    outcome: { status: 429, ...refusal, retryAfter: '60' },
  });
});

test('the words are there also when the backend is away', async () => {
  expect(await outcomeWith(await nobody(), filledIn(plan))).toMatchObject({
    form: { name: 'Asha Verma', consent: 'on' },
    outcome: { status: 503, message: 'The service is not available just now. Please try again.' },
  });
});

test('what is no form has no words', async () => {
  const backend = await upstream((request, response) => {
    request.resume();
    response.writeHead(400).end('{"message":"It could not be read."}');
  });
  const { form, outcome } = await outcomeWith(backend, '--b\r\nContent-Disp');
  expect([form, outcome.status]).toEqual([undefined, 400]);
});
