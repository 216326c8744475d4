import type { Overrides } from './overrides.ts';
import written from './services.json';

/** The ways to work with the studio, in their order. */
export const services = (overrides: Overrides | undefined) =>
  (overrides?.services ?? written).map((service) => ({
    ...service,
    href: `/services?category=${service.slug}`,
  }));
