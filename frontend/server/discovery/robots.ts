/** What robots may read: all but the staff area and the API, whose pictures are part of the pages. */
export function robots(origin: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api/
Allow: /api/uploads/

Sitemap: ${origin}/sitemap.xml
`;
}
