import { expect, test } from 'vitest';
import { type LinkAnswer, checkLinks } from './checkLinks.ts';

const links = ['/services/turn-key', 'https://other.example/', 'https://third.example/'].map(
  (address, index) => ({ address, place: { part: 'link', index } as const }),
);
const answers = (...states: LinkAnswer['state'][]): LinkAnswer[] =>
  links.map(({ address }, place) => ({
    address,
    state: states[place] ?? 'ok',
    status: null,
    checked_at: null,
    suggestion: null,
    awaited: null,
  }));

test('a dead link stops, with the page that may be meant', () => {
  const [first, ...others] = answers('dead');
  if (!first) throw new Error('There is no first answer.');
  const suggestion = '/services?category=turnkey-solution';
  const { findings, fine } = checkLinks(links, [{ ...first, suggestion }, ...others], false);
  expect(findings).toEqual([
    {
      key: 'link 0 /services/turn-key',
      isStop: true,
      lead: 'A link leads nowhere:',
      text: `/services/turn-key. Did you mean ${suggestion}?`,
      where: 'the link',
      place: { part: 'link', index: 0 },
    },
  ]);
  expect(fine).toEqual(['2 links answer']);
});

test('links that nobody could try are one thing to look at', () => {
  const { findings } = checkLinks(links, answers('ok', 'unknown', 'unknown'), false);
  expect(findings.map(({ isStop, text }) => [isStop, text])).toEqual([
    [
      false,
      'A link could not be tried: https://other.example/, and 1 more. You can publish all the same, or try them again here.',
    ],
  ]);
});

test('without an answer of the server nothing stops', () => {
  const { findings } = checkLinks(links, undefined, true);
  expect(findings.map(({ isStop }) => isStop)).toEqual([false]);
});

test('while links are being tried nothing is said of them', () => {
  expect(checkLinks(links, answers('checking', 'checking', 'checking'), false)).toEqual({
    findings: [],
    fine: [],
  });
});

test('a link without an address stops', () => {
  const [finding] = checkLinks([{ address: '', place: { part: 'link', index: 0 } }], [], false).findings;
  expect(finding).toMatchObject({ isStop: true, text: 'it has no address' });
});

test.each([
  ['a draft stops', null, true, true, 'That blog is a draft.'],
  [
    'what goes live later stops',
    '2027-01-04T20:00:00.000Z',
    false,
    true,
    'That blog goes live on 5 January 2027.',
  ],
  [
    'what is scheduled, as this is, is to look at',
    '2027-01-05T06:00:00.000Z',
    true,
    false,
    'That blog goes live on 5 January 2027.',
  ],
] as const)('a link to %s', (_what, publish_at, isScheduled, isStop, sentence) => {
  const [first] = answers('dead');
  if (!first) throw new Error('There is no first answer.');
  const answer = { ...first, awaited: { kind: 'blog' as const, publish_at } };
  const { findings } = checkLinks(links.slice(0, 1), [answer], false, isScheduled);
  const said = findings.map(({ lead = '', text }) => `${lead} ${text}`.trim());
  expect(said).toEqual([`A link leads nowhere yet: /services/turn-key. ${sentence}`]);
  expect(findings[0]?.isStop).toBe(isStop);
});
