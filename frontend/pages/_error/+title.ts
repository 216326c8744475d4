import type { PageContext } from 'vike/types';
import { site } from '../../content/site.ts';
import { failures } from '../../content/failures.ts';
import { states } from '../../content/states.ts';
import { system } from '../../content/system.ts';

export function title({ is404, abortReason, abortStatusCode, refusal }: PageContext): string {
  if (refusal) return `${refusal.status} | ${site.brand.name}`;
  const isMissingPost = abortReason === states.blogNotFound;
  const broken = abortStatusCode === 503 ? failures.unavailable.title : failures.broken.title;
  const words = isMissingPost ? states.blogNotFound : broken;
  return `${is404 && !isMissingPost ? system.notFound.title : words} | ${site.brand.name}`;
}
