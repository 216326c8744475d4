import type { ProjectContent, ProjectPicture } from 'content/schemas/project';
import { cardPath } from '../../pictures/shipped-photographs.js';
import type { PortfolioEntry } from './portfolio.repository.js';
import type { Comparable, PublicProject, ProjectBlock, ProjectCost, ProjectLink } from './project.schema.js';

type Entry = Pick<PortfolioEntry, 'id' | 'slug' | 'anchor' | 'publish_at' | 'updated_at' | 'content'>;

export function coverOf({ pictures, cover }: ProjectContent): ProjectPicture | null {
  return pictures.find(({ key }) => key === cover) ?? pictures[0] ?? null;
}

/** Not with the slugs of its related posts, which may be drafts. */
export function toProject({ id, slug, anchor, content, ...entry }: Entry): PublicProject {
  const { cost, related_posts: _slugs, ...told } = content;
  const hidden = { ...cost, low: null, high: null, text: '', included: [], excluded: [] };
  const shown = cost.is_shown ? cost : hidden;
  const card = cardOf(content);
  return { ...told, id, slug, anchor, card, updated_at: updatedForVisitors(entry), cost: shown };
}

export function cardOf(content: ProjectContent): string {
  const cover = coverOf(content);
  return cover ? cardPath(cover.src, cover.focus) : '';
}

/** @param number its place among all that visitors see, from 1 */
export function toBlock({ id, slug, anchor, content }: Entry, number: number): ProjectBlock {
  const { title, place, type, rooms, size_sqft, summary, is_sample, pictures } = content;
  const facts = { title, place, type, rooms, size_sqft, summary, is_sample };
  return { id, slug, anchor, number, ...facts, cover: coverOf(content), pictures };
}

export function toLink({ slug, content }: Pick<Entry, 'slug' | 'content'>): ProjectLink {
  const { title, place, rooms, size_sqft } = content;
  return { slug, title, place, rooms, size_sqft, cover: coverOf(content) };
}

export function toCosts({ slug, content: { title, cost } }: Pick<Entry, 'slug' | 'content'>): ProjectCost[] {
  const { low, high, is_shown } = cost;
  return is_shown && low !== null && high !== null ? [{ slug, title, low, high }] : [];
}

/** None when it may not be counted or lacks a fact. @param isPublic visitors see the project itself */
export function toComparables(
  { slug, content }: Pick<Entry, 'slug' | 'content'>,
  isPublic: boolean,
): Comparable[] {
  const { type, size_sqft, grade, year, place, title, is_sample, cost } = content;
  const { low, high, is_shown, is_counted } = cost;
  if (!is_counted || !place || size_sqft === null || grade === null || year === null) return [];
  if (low === null || high === null) return [];
  const name = isPublic && is_shown ? { slug, title } : { slug: null, title: null };
  return [{ type, size_sqft, grade, year, lakh: (low + high) / 2, place, ...name, is_sample }];
}

/** For visitors a scheduled project is new when it appears. */
export function updatedForVisitors({
  publish_at,
  updated_at,
}: Pick<Entry, 'publish_at' | 'updated_at'>): string {
  return publish_at !== null && publish_at > updated_at ? publish_at : updated_at;
}
