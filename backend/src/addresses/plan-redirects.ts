import { destinationOf, numberedPathIn, pathOf } from './path-of.js';
import { Circle, type KnownAddresses, endOf } from './known-addresses.js';
import type { Rule } from './redirect.repository.js';

export interface Problem {
  /** Place of the rule in what was sent. */
  index: number;
  field: 'from' | 'to';
  message: string;
}

export type RuleOutcome = 'added' | 'changed' | 'unchanged';
/**
 * @param before where it leads until now, in one step
 * @param isWaiting while a page is at its address
 */
export type PlannedRule = Rule & { outcome: RuleOutcome; before: string | undefined; isWaiting: boolean };

/** @param mayLeadNowhere to pages that are not on the site yet @param mayWait while a page is at its address */
export interface PlanOptions {
  mayLeadNowhere?: boolean;
  mayWait?: boolean;
}

const WRONG_FROM =
  'Please write a page of this site, such as /old-page or /?p=12, and nothing else behind a question mark.';
const WILDCARD = 'Please write one whole address: a * stands for no others here.';
const WRONG_TO =
  'Please write a page of this site, such as /projects, or a whole address that begins with https://.';

/** @param index its place in what was sent */
type ReadRule = Rule & { index: number };

/** Those that can be, as they would be stored. @param site the site's own origin */
export function readRules(rules: Rule[], site: string): { read: ReadRule[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const read = rules.flatMap(({ from: typedFrom, to: typedTo, why }, index): ReadRule[] => {
    const from = destinationOf(typedFrom, site);
    const to = destinationOf(typedTo, site);
    const isPath =
      from !== undefined && pathOf(from) === from && (numberedPathIn(from) || !/[?#]/.test(typedFrom));
    const isPlain = isPath && !from.includes('*');
    if (isPath && !isPlain) problems.push({ index, field: 'from', message: WILDCARD });
    if (!isPath) problems.push({ index, field: 'from', message: WRONG_FROM });
    if (to === undefined) problems.push({ index, field: 'to', message: WRONG_TO });
    if (!isPlain || to === undefined) return [];
    return [{ index, from, to, why: why.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim() }];
  });
  return { read, problems };
}

/** What would become of rules that were read, all of them together. */
export function planRedirects(
  rules: ReadRule[],
  known: KnownAddresses,
  may: PlanOptions,
): { planned: PlannedRule[]; problems: Problem[] } {
  const sent = new Map(rules.map(({ from, to }) => [from, to]));
  const seen = new Set<string>();
  const leadsTo = (path: string) => sent.get(path) ?? known.leadsTo(path);
  const problems: Problem[] = [];
  const planned = rules.flatMap(({ index, ...rule }): PlannedRule[] => {
    try {
      const to = endOf(rule.from, rule.to, leadsTo);
      const before = presentEnd(rule.from, known);
      const outcome = outcomeOf(to, before);
      const problem =
        writtenTwice(rule.from, seen) ??
        (outcome === 'unchanged' ? undefined : wrongEnd({ ...rule, to }, known, may));
      if (problem) problems.push({ index, ...problem });
      return [{ ...rule, to, before, outcome, isWaiting: known.at(rule.from) !== undefined }];
    } catch (error) {
      if (!(error instanceof Circle)) throw error;
      problems.push({ index, field: 'to', message: error.message });
      return [];
    }
  });
  return { planned, problems };
}

function presentEnd(from: string, known: KnownAddresses): string | undefined {
  const to = known.leadsTo(from) ?? known.ruleOf(from);
  try {
    return to && endOf(from, to, (next) => known.leadsTo(next));
  } catch (error) {
    if (error instanceof Circle) return to;
    throw error;
  }
}

function outcomeOf(to: string, before: string | undefined): RuleOutcome {
  if (before === undefined) return 'added';
  return before === to ? 'unchanged' : 'changed';
}

function writtenTwice(from: string, seen: Set<string>): Omit<Problem, 'index'> | undefined {
  if (seen.has(from)) return { field: 'from', message: `${from} is written more than once.` };
  seen.add(from);
  return undefined;
}

function wrongEnd(
  { from, to }: Pick<Rule, 'from' | 'to'>,
  known: KnownAddresses,
  { mayLeadNowhere = false, mayWait = false }: PlanOptions,
): Omit<Problem, 'index'> | undefined {
  return (
    (mayWait ? undefined : presentAt(from, known)) ?? (mayLeadNowhere ? undefined : nothingAt(to, known))
  );
}

function presentAt(from: string, known: KnownAddresses): Omit<Problem, 'index'> | undefined {
  const title = known.at(from);
  if (title === undefined) return undefined;
  const help = 'An address that is there leads nowhere else: change its slug or take it off the site first.';
  return { field: 'from', message: `“${title}” is at ${from}. ${help}` };
}

function nothingAt(to: string, known: KnownAddresses): Omit<Problem, 'index'> | undefined {
  const page = pathOf(to);
  if (page === undefined || known.at(page) !== undefined) return undefined;
  return { field: 'to', message: `There is no page at ${page}.` };
}
