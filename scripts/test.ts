// npm test: every check and every suite. npm run check: the checks alone.
import { join } from 'node:path';
import { root } from './embedded/root.ts';
import { temporaryFolder } from './embedded/temporary-folder.ts';
import { findBrowser, findWholeBrowser } from './test/browser.ts';
import { checks, quickChecks } from './test/checks.ts';
import { findEngines } from './test/engines.ts';
import { provideNginx } from './test/nginx.ts';
import { providePromtool } from './test/promtool.ts';
import { readPlaywright, readVitest } from './test/reports.ts';
import { runSteps, type Step } from './test/step.ts';

const build: Step = { name: 'Build of the site', command: ['node', 'scripts/build.ts'], cwd: root };
const reports = temporaryFolder('studio-reports');
const total = { passed: 0, failed: 0 };
try {
  for (const steps of process.argv.includes('--quick') ? [quickChecks()] : stages()) {
    for (const { passed, failed } of await runSteps(steps)) {
      total.passed += passed;
      total.failed += failed;
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed += 1;
} finally {
  reports.remove();
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** The steps of a stage run side by side; a suite with workers of its own has the machine to itself. */
function* stages(): Generator<Step[]> {
  yield [...checks()];
  if (!providePromtool()) console.log('The alarms are not played through: there is no promtool here.');
  yield [
    build,
    vitest('Unit tests of the scripts', 'scripts'),
    vitest('Unit tests of the frontend', 'frontend'),
  ];
  if (provideNginx()) yield [vitest('Tests of NGINX', 'nginx')];
  else console.log('NGINX is not tested: there is no nginx here, and it could not be installed.');
  yield [vitest('Unit and API tests of the backend', 'backend')];
  yield [browserTests()];
}

function vitest(name: string, workspace: string): Step {
  const file = join(reports.path, `${workspace}.json`);
  const command: Step['command'] = [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  return { name, command, cwd: join(root, workspace), report: { file, read: readVitest } };
}

function browserTests(): Step {
  const file = join(reports.path, 'browser.json');
  return {
    name: 'Browser tests',
    command: ['playwright', 'test', '--reporter=line,json'],
    cwd: join(root, 'e2e'),
    env: {
      CHROMIUM_PATH: findBrowser(),
      WHOLE_CHROMIUM_PATH: findWholeBrowser(),
      ...findEngines(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
    report: { file, read: readPlaywright },
  };
}
