import { afterEach, expect, test, vi } from 'vitest';
import { isLost } from './isLost.ts';
import { EnquiryRefused, sendEnquiry } from './sendEnquiry.ts';

const message = 'Please enter a mobile number we can ring.';
const failureOf = async (answer: Response) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  return sendEnquiry(new FormData(), 'key-of-asha').catch((error: unknown) => error);
};

afterEach(() => vi.unstubAllGlobals());

test('a refusal is told on a line on which nothing more can be loaded', async () => {
  vi.doMock('../api/wire.gen.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const failure = await failureOf(Response.json({ message, messages: { phone: message } }, { status: 422 }));
  expect(failure).toBeInstanceOf(EnquiryRefused);
  expect(failure).toMatchObject({ message, messages: { phone: message }, status: 422 });
});

test.each([
  ['of a portal', () => new Response('<h1>Sign in</h1>', { status: 403 })],
  ['without a sentence', () => Response.json({ messages: { phone: message } }, { status: 403 })],
  ['that is null', () => Response.json(null, { status: 403 })],
])('an answer %s refuses nothing', async (_which, answer) => {
  const failure = await failureOf(answer());
  expect(failure).not.toBeInstanceOf(EnquiryRefused);
  expect(isLost(failure)).toBe(true);
});

test.each([null, 'No.', { phone: 7 }])('of messages that are %j none is shown', async (messages) => {
  const failure = await failureOf(Response.json({ message, messages }, { status: 422 }));
  expect(failure).toMatchObject({ message, messages: {} });
});

test('a file leaves also when the script that makes it smaller cannot be loaded', async () => {
  vi.doMock('./files/sendFiles.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const post = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Nobody answers here.')));
  vi.stubGlobal('fetch', post);
  const form = new FormData();
  const photograph = new File(['balcony'], 'balcony.jpg', { type: 'image/jpeg' });
  form.append('files', photograph);
  await sendEnquiry(form, 'key-of-asha').catch(() => undefined);
  expect(post.mock.calls.map(([, sent]) => sent?.body)).toEqual([form]);
  expect(form.get('files')).toBe(photograph);
});
