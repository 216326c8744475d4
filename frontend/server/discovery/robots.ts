export function robots(origin: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api/
Allow: /api/uploads/

Sitemap: ${origin}/sitemap.xml
`;
}
