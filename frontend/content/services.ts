import categories from './services.json';

/** The four ways to work with the studio, in their order. */
export const services = [
  service('consultancy'),
  service('turnkey-solution'),
  service('residential-design'),
  service('office-interiors'),
];

export type ServiceSlug = 'consultancy' | 'turnkey-solution' | 'residential-design' | 'office-interiors';

function service(slug: ServiceSlug) {
  const { label = slug, line = '' } = categories.find((category) => category.slug === slug) ?? {};
  return { slug, label, line, href: `/services?category=${slug}` };
}
