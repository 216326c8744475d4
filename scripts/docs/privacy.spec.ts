import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { legal } from '../../frontend/content/legal.ts';
import { root } from '../embedded/root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const text = z.string().min(1);
const rowSchema = z.strictObject({
  what: text,
  tables: z.array(text),
  where: text,
  why: text,
  period: text,
  who: text,
});
const kept = z.array(rowSchema).parse(JSON.parse(read('studio/kept-data.json')));
const periods = z.record(text, text).parse(JSON.parse(read('studio/retention.json')));
const withPeriods = (sentence: string) =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => periods[name] ?? `{${name}}`);

const limits = z.record(text, z.int()).parse(JSON.parse(read('studio/limits.json')));

const INTRODUCTION = `# Privacy

What the software keeps, where, why, for how long, and who reads it. The periods are those of \`studio/retention.json\`, by which the
nightly jobs delete; the privacy page prints them too. This page is written from \`studio/kept-data.json\`: change that, then run
\`npx vitest run --root scripts privacy -u\`. Hosts and operators reach whatever lies on their machines.
`;

function page(): string {
  const head = ['what', 'tables', 'where', 'why', 'how long', 'who reads it'];
  const rows = kept.map(({ what, tables, where, why, period, who }) => [
    what,
    tables.map((table) => `\`${table}\``).join(' '),
    where,
    why,
    withPeriods(period),
    who,
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return `${INTRODUCTION}\n${[line(head), rule, ...rows.map(line)].join('\n')}\n`;
}

test('docs/privacy.md is written from the list of what is kept', async () => {
  await expect(page()).toMatchFileSnapshot(join(root, 'docs/privacy.md'));
});

test('every table of the database is on that list', () => {
  const entities = globSync('backend/src/**/*.entity.ts', { cwd: root }).map(read);
  const tables = entities.flatMap((source) => /@Entity\('(\w+)'\)/.exec(source)?.[1] ?? []);
  const listed = new Set(kept.flatMap((row) => row.tables));
  expect(tables.length).toBeGreaterThan(20);
  expect(tables.filter((table) => !listed.has(table))).toEqual([]);
});

test('a period that is named is one of the data file, here and on the privacy page', () => {
  const printed = legal.privacy.sections
    .flatMap(({ p }) => p)
    .join('\n')
    .replaceAll('{email}', '');
  expect([page(), printed].map((words) => words.match(/\{\w+\}/))).toEqual([null, null]);
});

test('the privacy page names the periods of enquiries, spam, words, history, backups and logs', () => {
  const section = legal.privacy.sections.find(({ h }) => h === 'How long we keep it');
  const words = section?.p.join(' ') ?? '';
  const named = [...words.matchAll(/\d+ (?:days|months)/g)].map(([period]) => period);
  const { enquiries, suspectedSpam, rareLessonWords, history, backups, logs } = periods;
  expect(named).toEqual([enquiries, suspectedSpam, rareLessonWords, history, backups, logs]);
});

test('whoever asks reads for how long a visitor’s device keeps an enquiry', () => {
  const spelled = 'no one two three four five six seven eight nine ten'.split(' ');
  const days = limits['enquiryDaysOnDevice'] ?? 0;
  const files = [
    'frontend/content/legal.json',
    'frontend/content/failed-enquiry.json',
    'studio/kept-data.json',
  ];
  const sentence = /(?<=browser for |device for |waits for |sent within |thanked for, )[\w-]+ days/g;
  const named = files.flatMap((file) => read(file).match(sentence) ?? []);
  expect(named).toEqual(Array.from({ length: 5 }, () => `${spelled[days] ?? days} days`));
});
