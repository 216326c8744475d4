import { categories } from './services.json';

export type ServiceSlug = 'consultancy' | 'turnkey-solution' | 'residential-design' | 'office-interiors';

/** The four ways to work with the studio, in their order. */
export const services = categories.map(({ slug, label, line }) => ({
  slug,
  label,
  line,
  href: `/services?category=${slug}`,
}));
