import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { root } from '../embedded/root.ts';
import { locate } from '../test/debian.ts';
import { firing } from './firing.ts';
import { play } from './promtool.ts';
import { healthy, healthyFor } from './healthy.ts';

const rulesSchema = z.object({
  spec: z.object({
    groups: z.array(
      z.object({
        name: z.string(),
        rules: z.array(z.looseObject({ alert: z.string(), expr: z.string() })),
      }),
    ),
  }),
});
const { groups } = rulesSchema.parse(
  parse(readFileSync(join(root, 'kubernetes/overlays/production/alarms.yaml'), 'utf8')),
).spec;
const alarms = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));

function documented(): string[] {
  const text = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const [, chapter = ''] = text.split('\n## Alarms\n');
  const [table = ''] = chapter.split('\n## ');
  return [...table.matchAll(/^\| `([A-Z]\w+)`/gm)].map(([, name = '']) => name);
}

/** A name may go on with which of its cases it is. */
const alarmOf = (name: string) => name.split(',')[0];

test('every row of the alarm table is a rule, and every rule has a row', () => {
  expect(documented().toSorted()).toEqual(alarms.toSorted());
});

describe.skipIf(!locate('promtool'))('Prometheus', () => {
  test.each(Object.entries(firing))('%s fires when it should', (name, expected) => {
    expect(play(groups, { ...expected, fires: alarmOf(name) })).toBe('');
  });

  test('every alarm is seen to fire', () => {
    expect(alarms.filter((alarm) => !Object.keys(firing).map(alarmOf).includes(alarm))).toEqual([]);
  });

  test('no alarm fires while all is healthy', () => {
    expect(play(groups, { series: healthy, after: healthyFor })).toBe('');
  });
});
