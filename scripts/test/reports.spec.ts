import { styleText } from 'node:util';
import { expect, test } from 'vitest';
import { formatFailure, readPlaywright, readVitest } from './reports.ts';

test('a failed unit test is named with the first lines of its error', () => {
  const assertionResults = [
    { fullName: 'it adds', status: 'passed', failureMessages: [] },
    { fullName: 'it subtracts', status: 'failed', failureMessages: ['expected 1 to be 2\n\n  at here'] },
  ];
  const testResults = [{ name: 'sums.spec.ts', status: 'failed', message: '', assertionResults }];
  const report = readVitest({ numPassedTests: 1, numFailedTests: 1, testResults });
  expect(report).toMatchObject({ passed: 1, failed: 1 });
  expect(report.failures.map(formatFailure)).toEqual([
    '✗ sums.spec.ts › it subtracts\n    expected 1 to be 2\n      at here',
  ]);
});

test('a file of unit tests that cannot be loaded is named', () => {
  const testResults = [
    { name: 'sums.spec.ts', status: 'failed', message: 'No such module.', assertionResults: [] },
  ];
  const { failures } = readVitest({ numPassedTests: 0, numFailedTests: 0, testResults });
  expect(failures).toEqual([{ test: 'sums.spec.ts', error: 'No such module.' }]);
});

test('a failed browser test is named with its project, place and error, however deep it lies', () => {
  const failed = {
    projectName: 'phone',
    status: 'unexpected',
    results: [{ errors: [{ message: styleText('red', 'not visible', { validateStream: false }) }] }],
  };
  const passed = { projectName: 'desktop', status: 'expected', results: [{}] };
  const specs = [{ title: 'it opens', file: 'visitor.spec.ts', line: 66, tests: [passed, failed] }];
  const suites = [{ specs: [], suites: [{ specs, suites: [] }] }];
  const errors = [{ message: 'The set-up failed.' }];
  const report = readPlaywright({ stats: { expected: 1, unexpected: 1 }, suites, errors });
  expect(report.failures.map(formatFailure)).toEqual([
    '✗ [phone] visitor.spec.ts:66 › it opens\n    not visible',
    '✗ Outside the tests\n    The set-up failed.',
  ]);
});
