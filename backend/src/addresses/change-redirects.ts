import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, AuditLog, adminIdOf } from '../audit/audit-log.js';
import type { AuditAction } from '../audit/audit.schema.js';
import { ValidationError } from '../errors/validation-error.js';
import { PageCache } from '../page-cache/page-cache.js';
import { AddressCountRepository } from './address-count.repository.js';
import { locationOf, pathOf } from './path-of.js';
import type { Imported, LeaveOutForm, RedirectForm } from './addresses.schema.js';
import type { PlannedRule, RuleOutcome } from './plan-redirects.js';
import { readRedirectFile, refusedLines } from './redirect-file.js';
import type { Rule } from './redirect.repository.js';
import { Redirects, leadsAlready } from './redirects.js';

/** More expire by themselves. */
const MAX_REFRESHED = 100;

/** What staff do with addresses: each act in one transaction with its line in the history. */
@Injectable()
export class ChangeRedirects {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly redirects: Redirects,
    private readonly counts: AddressCountRepository,
    private readonly audit: AuditLog,
    private readonly pages: PageCache,
  ) {}

  async save({ before, is_undo: isUndo, ...rule }: RedirectForm, actor: Actor): Promise<Rule> {
    const { from, to, why } = await this.database.transaction(async (manager) => {
      const { planned, problems } = await this.redirects.plan(manager, [rule], {
        mayLeadNowhere: isUndo,
        mayWait: isUndo,
      });
      const messages = problems.map(({ field, message }): [string, string] => [field, message]);
      const [found] = planned;
      if (messages.length > 0 || !found) throw new ValidationError(Object.fromEntries(messages));
      if (found.outcome !== 'unchanged' && (found.before ?? null) !== before)
        throw new ValidationError({ from: before === null ? leadsAlready(found) : leadsByNow(found) });
      await this.redirects.save(manager, planned, adminIdOf(actor));
      if (found.outcome !== 'unchanged')
        await this.record(manager, actor, `old address ${found.outcome}`, leads(found));
      return found;
    });
    this.refresh([from]);
    return { from, to, why };
  }

  async remove(typed: string, actor: Actor): Promise<Rule> {
    const removed = await this.database.transaction(async (manager) => {
      const rule = await this.redirects.remove(manager, typed);
      if (rule) await this.record(manager, actor, 'old address removed', leads(rule));
      return rule;
    });
    if (!removed) throw new NotFoundException({ message: 'This address leads nowhere.' });
    this.refresh([removed.from]);
    return removed;
  }

  async leaveOut({ path, is_left_out: isLeftOut }: LeaveOutForm, actor: Actor): Promise<void> {
    const action = isLeftOut ? 'missed address left out' : 'missed address taken in again';
    await this.database.transaction(async (manager) => {
      const isChanged = await this.counts.leaveOut(manager, pathOf(path) ?? '', isLeftOut);
      if (isChanged === undefined)
        throw new NotFoundException({ message: 'Nobody has missed this address.' });
      if (isChanged) await this.record(manager, actor, action, path);
    });
  }

  async importFile(csv: string, actor: Actor): Promise<Imported['data']> {
    const file = readRedirectFile(csv);
    const { rules, wrong } = file;
    const planned = await this.database.transaction(async (manager) => {
      const plan = await this.redirects.plan(manager, rules);
      if (wrong.length + plan.problems.length > 0) throw refusedLines(file, plan.problems);
      await this.redirects.save(manager, plan.planned, adminIdOf(actor));
      const subject = `${rules.length} ${rules.length === 1 ? 'line' : 'lines'} of a file`;
      if (plan.planned.some(({ outcome }) => outcome !== 'unchanged'))
        await this.record(manager, actor, 'old addresses imported', subject);
      return plan.planned;
    });
    this.refresh(planned.slice(0, MAX_REFRESHED).map(({ from }) => from));
    const count = (outcome: RuleOutcome) => planned.filter((rule) => rule.outcome === outcome).length;
    return { added: count('added'), changed: count('changed'), unchanged: count('unchanged') };
  }

  /** After the commit. Not awaited: pages expire by themselves. */
  private refresh(paths: string[]): void {
    void this.pages.refresh({ addresses: paths.map(locationOf) });
  }

  private record(manager: EntityManager, actor: Actor, action: AuditAction, subject: string): Promise<void> {
    return this.audit.record(manager, { actor, action, subjectType: 'address', subjectId: null, subject });
  }
}

function leadsByNow({ from, before }: PlannedRule): string {
  const where = before === undefined ? 'nowhere' : `to ${before}`;
  return `${from} leads ${where} by now. Close this and look at it once more.`;
}

function leads({ from, to }: Rule): string {
  return `${from} to ${to}`;
}
