import { Injectable } from '@nestjs/common';
import { type Actor, AuditLog } from '../audit/audit-log.js';
import { AdminEmails } from '../auth/admin-emails.js';
import { PostSlugRepository } from '../blog/post-slug.repository.js';
import type { SearchQuery } from '../pagination/page-query.schema.js';
import { ProjectSlugRepository } from '../projects/project-slug.repository.js';
import type { FormerSlug } from '../publication/slug.repository.js';
import { AddressCountRepository } from './address-count.repository.js';
import { AddressLookup } from './address-lookup.js';
import type { AddressList, LeadingAddress, MissedList } from './addresses.schema.js';
import { PageSuggestions } from './page-suggestions.js';
import { pathOf } from './path-of.js';
import { RedirectRepository } from './redirect.repository.js';

const MAX_MISSED = 50;

type Entry = Omit<LeadingAddress, 'hits' | 'last_hit'>;

/** What staff see of addresses. A list is put together in memory: there are ten thousand at most. */
@Injectable()
export class AddressLists {
  constructor(
    private readonly redirects: RedirectRepository,
    private readonly counts: AddressCountRepository,
    private readonly lookup: AddressLookup,
    private readonly emails: AdminEmails,
    private readonly suggestions: PageSuggestions,
    private readonly postSlugs: PostSlugRepository,
    private readonly projectSlugs: ProjectSlugRepository,
    private readonly audit: AuditLog,
  ) {}

  async exportedTo(actor: Actor): Promise<LeadingAddress[]> {
    const act = { actor, subjectType: 'address', subjectId: null, subject: 'Old addresses' } as const;
    await this.audit.recordHourly({ ...act, action: 'old addresses exported' });
    return this.all();
  }

  async page({ page, limit, search }: SearchQuery): Promise<AddressList> {
    const wanted = search.toLowerCase();
    const found = (await this.all()).filter(({ from, to, why }) =>
      `${from} ${to} ${why}`.toLowerCase().includes(wanted),
    );
    const shown = found.slice((page - 1) * limit, page * limit);
    const [emails, known] = await Promise.all([
      this.emails.byId(shown.flatMap(({ changed_by: by }) => by ?? [])),
      this.lookup.load(shown.flatMap(({ from, to }) => [from, pathOf(to) ?? from])),
    ]);
    return {
      data: shown.map((entry) => ({
        ...entry,
        changed_by: entry.changed_by === null ? null : (emails.get(entry.changed_by) ?? null),
        page: known.at(entry.from),
        is_gone: known.isGone(entry.to),
      })),
      pagination: {
        page,
        pages: Math.max(1, Math.ceil(found.length / limit)),
        limit,
        total: found.length,
      },
    };
  }

  /** The most used first. @returns with the id of who changed it last */
  async all(): Promise<LeadingAddress[]> {
    const [rules, posts, projects, hits] = await Promise.all([
      this.redirects.all(),
      this.postSlugs.former(),
      this.projectSlugs.former(),
      this.counts.hits(),
    ]);
    const slugs = [...posts.map(toEntry('/blog')), ...projects.map(toEntry('/projects'))];
    const bySlug = new Map(slugs.map(({ from, to }) => [from, to]));
    const own = rules
      .filter(({ from }) => !bySlug.has(from))
      .map((rule): Entry => ({ ...rule, to: bySlug.get(pathOf(rule.to) ?? '') ?? rule.to, kind: 'own' }));
    return [...slugs, ...own]
      .map((entry) => ({
        ...entry,
        hits: hits.get(entry.from)?.hits ?? 0,
        last_hit: hits.get(entry.from)?.last_hit ?? null,
      }))
      .toSorted((a, b) => b.hits - a.hits || (a.from < b.from ? -1 : 1));
  }

  /** With the page that each was probably meant for. */
  async missed(): Promise<MissedList> {
    const [missed, leftOut] = await Promise.all([this.counts.missed(), this.counts.leftOut()]);
    if (missed.length === 0) return { data: [], left_out: leftOut };
    const [known, suggestions] = await Promise.all([
      this.lookup.load(missed.map(({ path }) => path)),
      this.suggestions.load(),
    ]);
    return {
      data: missed
        .filter(({ path }) => known.at(path) === undefined && known.destinationOf(path) === undefined)
        .slice(0, MAX_MISSED)
        .map((address) => ({
          ...address,
          leads_to: known.endOf(address.path) ?? null,
          suggestion: suggestions.for(address.path),
        })),
      left_out: leftOut,
    };
  }
}

const toEntry =
  (list: string) =>
  ({ slug, leads_to: present, changed_at: at, changed_by: by }: FormerSlug): Entry => ({
    from: `${list}/${slug}`,
    to: `${list}/${present}`,
    kind: 'slug',
    why: '',
    changed_at: at,
    changed_by: by,
  });
