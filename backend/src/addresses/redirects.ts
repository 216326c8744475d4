import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PostSlugRepository } from '../blog/post-slug.repository.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { ValidationError } from '../errors/validation-error.js';
import { ProjectSlugRepository } from '../projects/project-slug.repository.js';
import { AddressLookup } from './address-lookup.js';
import { pathOf } from './path-of.js';
import { slugIn } from './known-addresses.js';
import {
  type PlanOptions,
  type PlannedRule,
  type Problem,
  planRedirects,
  readRules,
} from './plan-redirects.js';
import { RedirectRepository, type Rule } from './redirect.repository.js';

const MAX_RULES = 10_000;

/** Not added: it was there before, or the reason says why it cannot be. */
export interface AddedRedirect {
  isAdded: boolean;
  reason?: string;
}

@Injectable()
export class Redirects {
  constructor(
    private readonly redirects: RedirectRepository,
    private readonly lookup: AddressLookup,
    private readonly posts: PostSlugRepository,
    private readonly projects: ProjectSlugRepository,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Of an import, whose pages may not be on the site yet. The same once more changes nothing. */
  async add(manager: EntityManager, rule: Rule): Promise<AddedRedirect> {
    const { planned, problems } = await this.plan(manager, [rule], { mayLeadNowhere: true });
    const [problem] = problems;
    const [found] = planned;
    if (problem || !found) return { isAdded: false, reason: problem?.message ?? '' };
    if (found.outcome === 'unchanged') return { isAdded: false };
    if (found.outcome === 'changed') return { isAdded: false, reason: leadsAlready(found) };
    await this.save(manager, [found], null);
    return { isAdded: true };
  }

  /** Until the transaction ends nobody else can change addresses. */
  async plan(
    manager: EntityManager,
    rules: Rule[],
    may: PlanOptions = {},
  ): Promise<{ planned: PlannedRule[]; problems: Problem[] }> {
    await this.redirects.lock(manager);
    const { read, problems } = readRules(rules, this.env.SITE_URL);
    const ends = read.flatMap(({ to }) => pathOf(to) ?? []);
    const known = await this.lookup.load([...read.map(({ from }) => from), ...ends], manager);
    const plan = planRedirects(read, known, may);
    return { planned: plan.planned, problems: [...problems, ...plan.problems] };
  }

  async save(manager: EntityManager, planned: PlannedRule[], changedBy: string | null): Promise<void> {
    const rules = planned.filter(({ outcome }) => outcome !== 'unchanged');
    if (rules.length === 0) return;
    const total = await this.redirects.save(manager, rules, changedBy);
    await this.redirects.shorten(
      manager,
      rules.filter(({ isWaiting }) => !isWaiting),
    );
    if (total > MAX_RULES)
      throw new ValidationError({
        from: `There can be at most ${MAX_RULES} old addresses. Please remove some first.`,
      });
    await this.forgetSlugs(
      manager,
      rules.map(({ from }) => from),
    );
  }

  /** @returns what it was, undefined when the address leads nowhere */
  async remove(manager: EntityManager, typed: string): Promise<Rule | undefined> {
    const from = pathOf(typed);
    if (from === undefined) return undefined;
    await this.redirects.lock(manager);
    const to = (await this.lookup.load([from], manager)).leadsTo(from);
    const rule = await this.redirects.remove(manager, from);
    await this.forgetSlugs(manager, [from]);
    return rule ?? (to === undefined ? undefined : { from, to, why: '' });
  }

  /** Of an import that is taken back; what staff wrote or changed since stays. */
  async removeUntouched(manager: EntityManager, { from, to }: Pick<Rule, 'from' | 'to'>): Promise<void> {
    const path = pathOf(from);
    if (path === undefined) return;
    await this.redirects.lock(manager);
    await this.redirects.removeUntouched(manager, { from: path, to });
  }

  /** A rule takes the place of what a changed slug left behind. */
  private async forgetSlugs(manager: EntityManager, paths: string[]): Promise<void> {
    const below = (list: string) =>
      paths.flatMap((path) => {
        const found = slugIn(path);
        return found?.list === list ? [found.slug] : [];
      });
    await this.posts.forget(manager, below('/blog'));
    await this.projects.forget(manager, below('/projects'));
  }
}

export function leadsAlready({ from, before }: PlannedRule): string {
  return `${from} leads to ${before} already. Change it in the list.`;
}
