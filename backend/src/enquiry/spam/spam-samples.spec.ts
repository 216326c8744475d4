import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type FormSignalFields, formSignals } from './form-signals.js';
import { spamVerdict } from './spam-verdict.js';
import { textSignals } from './text-signals.js';

const text = z.string();
const sample = z.object({ name: text, email: text, message: text });
const read = <Row>(file: string, row: z.ZodType<Row>) =>
  z
    .array(row)
    .min(40)
    .parse(JSON.parse(readFileSync(new URL(`../../../../testing/spam/${file}`, import.meta.url), 'utf8')));

const ways = {
  form: { website: '', elapsed_ms: 40_000, page: '/contact-us' },
  'form without script': { website: '', page: '/contact-us' },
  program: {},
  fast: { website: '', elapsed_ms: 900, page: '/' },
  hidden: { website: 'https://example.com', elapsed_ms: 40_000, page: '/' },
} satisfies Record<string, FormSignalFields>;

const judge = (enquiry: z.infer<typeof sample>, fields: FormSignalFields) =>
  spamVerdict([...formSignals(fields), ...textSignals(enquiry, 'studio.example')]);

const honest = read('honest-enquiries.json', sample);
const spam = read(
  'spam-enquiries.json',
  sample.extend({ how: z.enum(['form', 'program', 'fast', 'hidden']) }),
);

describe.each(['form', 'form without script', 'program'] as const)('of honest enquiries by %s', (way) => {
  it.each(honest)('“$message” is not suspected', (enquiry) => {
    expect(judge(enquiry, ways[way])).toMatchObject({ state: 'new', spamReason: null });
  });
});

it('of honest enquiries whose words speak for them none is suspected because a browser filled in the hidden field', () => {
  const plain = honest.filter((enquiry) => textSignals(enquiry, 'studio.example').length === 0);
  expect(plain.length).toBeGreaterThan(30);
  expect(plain.filter((enquiry) => judge(enquiry, ways.hidden).state === 'spam')).toEqual([]);
});

it('a robot that fills in the hidden field is suspected: it links, or is faster than anybody can type', () => {
  const linking = spam.filter(({ how, message }) => how === 'hidden' && message.includes('http'));
  expect(linking.map((enquiry) => judge(enquiry, ways.hidden).state)).toEqual(['spam']);
  const [plain] = honest.filter((enquiry) => textSignals(enquiry, 'studio.example').length === 0);
  const robot = { ...ways.hidden, elapsed_ms: 900 };
  expect(plain && judge(plain, robot).state).toBe('spam');
});

it('at least 35 of 42 that are spam are suspected', () => {
  const caught = spam.filter(({ how, ...enquiry }) => judge(enquiry, ways[how]).state === 'spam');
  expect(spam).toHaveLength(42);
  expect(caught.length).toBeGreaterThanOrEqual(35);
});
