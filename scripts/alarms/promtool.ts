import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { temporaryFolder } from '../embedded/temporary-folder.ts';

/** In promtool's notation: `0+2x30` begins at 0 and grows by 2 thirty times. */
export type Series = Record<string, string>;

export interface Expectation {
  series: Series;
  after: string;
  /** From one value of a series to the next, a minute unless it is given. */
  interval?: string;
  /** Without a name: no alarm fires. */
  fires?: string;
}

/** @returns promtool's complaints; empty when all is as expected */
export function play(groups: unknown, expectation: Expectation): string {
  const folder = temporaryFolder('studio-alarms');
  try {
    writeFileSync(join(folder.path, 'rules.yaml'), stringify({ groups }));
    writeFileSync(join(folder.path, 'test.yaml'), stringify(testOf(expectation)));
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'test.yaml'], {
      cwd: folder.path,
      encoding: 'utf8',
    });
    return status === 0 ? '' : stdout + stderr;
  } finally {
    folder.remove();
  }
}

function testOf({ series, after, interval = '1m', fires }: Expectation): object {
  const which = fires ? `alertname="${fires}",` : '';
  return {
    rule_files: ['rules.yaml'],
    evaluation_interval: interval,
    tests: [
      {
        interval,
        input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
        promql_expr_test: [
          {
            expr: `count(ALERTS{${which}alertstate="firing"})`,
            eval_time: after,
            exp_samples: fires ? [{ labels: '{}', value: 1 }] : [],
          },
        ],
      },
    ],
  };
}
