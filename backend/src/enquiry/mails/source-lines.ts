import type { Enquiry } from '../enquiry.entity.js';

/** Where the visit began and the post it was about, as facts of the studio's mail. */
export function sourceLines(
  { source, landingPage, campaign, postSlug, postTitle }: Enquiry,
  siteUrl: string,
): string[] {
  const tags = Object.entries(campaign ?? {}).map(([name, value]) => `${name} ${value}`);
  return [
    postSlug && `About the blog: ${postTitle} (${new URL(`/blog/${postSlug}`, siteUrl).href})`,
    landingPage && `The visit: source ${source}, began at ${landingPage}`,
    tags.length > 0 && `Campaign: ${tags.join(', ')}`,
  ].filter((line) => typeof line === 'string');
}
