import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';

export interface TestFailure {
  /** The file and the sentence of the test. */
  test: string;
  error: string;
}

export interface TestReport {
  passed: number;
  failed: number;
  failures: TestFailure[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** A file that could not be loaded has failed without a failed test. */
export function readVitest(report: unknown): TestReport {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [{ test: name, error: message }] : [];
    return failed.map((test) => ({
      test: `${name} › ${test.fullName}`,
      error: test.failureMessages?.join('\n') ?? '',
    }));
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

const playwrightError = z.object({ message: z.string().default('') });
const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ errors: z.array(playwrightError).default([]) })),
    }),
  ),
});
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec).default([]),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number() }),
  suites: z.array(playwrightSuite).default([]),
  errors: z.array(playwrightError).default([]),
});

export function readPlaywright(report: unknown): TestReport {
  const { stats, suites, errors } = playwrightReport.parse(report);
  const outside = errors.map(({ message }) => ({ test: 'Outside the tests', error: message }));
  const failures = [...suites.flatMap(specsOf).flatMap(failuresOf), ...outside];
  return { passed: stats.expected, failed: stats.unexpected, failures };
}

function specsOf({ specs, suites }: z.infer<typeof playwrightSuite>): z.infer<typeof playwrightSpec>[] {
  return [...specs, ...(suites ?? []).flatMap(specsOf)];
}

function failuresOf({ title, file, line, tests }: z.infer<typeof playwrightSpec>): TestFailure[] {
  return tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ projectName, results }) => ({
      test: `[${projectName}] ${file}:${line} › ${title}`,
      error: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
    }));
}

const ERROR_LINES = 8;

/** Short enough to be read at the end of a log of which only the end is left. */
export function formatFailure({ test, error }: TestFailure): string {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`✗ ${test}`, ...lines.slice(0, ERROR_LINES).map((line) => `    ${line}`)].join('\n');
}
