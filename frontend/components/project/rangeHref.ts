import type { Project } from '../../api/wire.gen.ts';
import { rule } from '../../content/range.json';

type Asked = Pick<Project, 'type' | 'size_sqft' | 'grade'>;

/** The question of what homes like this one cost, filled in where that page can ask it. */
export function rangeHref({ type, size_sqft, grade }: Asked): string {
  const page = '/what-it-costs';
  if (type === 'institution' || !size_sqft || !grade) return page;
  const { min, max } = rule.sizes[type];
  if (size_sqft < min || size_sqft > max) return page;
  return `${page}?${new URLSearchParams({ type, size: `${size_sqft}`, grade })}`;
}
