import categories from './services.json';

/** The ways to work with the studio, in their order. */
export const services = categories.map((category) => ({
  ...category,
  href: `/services?category=${category.slug}`,
}));
