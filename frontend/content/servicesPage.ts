import type { Overrides } from './overrides.ts';
import type { ServicesPage } from './schemas/services.ts';
import { servicePictures } from './servicePictures.ts';
import { services } from './services.ts';
import { site } from './site.ts';
import words from './services-page.json' with { type: 'json' };

const { categories, ...page }: ServicesPage = words;

/** The words around the services. */
export const servicesPage = page;

export type ServiceContent = ReturnType<typeof serviceTexts>[number];

/** The services with their long texts and pictures, in their order. */
export function serviceTexts(overrides: Overrides | undefined) {
  const texts = overrides?.['service-texts'] ?? categories;
  return services(overrides).flatMap((service) => {
    const text = texts.find(({ slug }) => slug === service.slug);
    return text ? [{ ...text, ...service, pictures: servicePictures(service.slug) }] : [];
  });
}

/** The service that an address names, if there is such a one. */
export function namedService(
  category: string | undefined,
  overrides: Overrides | undefined,
): ServiceContent | undefined {
  return serviceTexts(overrides).find(({ slug }) => slug === category);
}

export const servicesTitle = (category: string | undefined, overrides: Overrides | undefined): string =>
  `${namedService(category, overrides)?.label ?? page.banner.title} | ${site.brand.name}`;

/** The slug of the service to show at an address: the default one when it names none, or none that we have. */
export function shownService(category: string | undefined): string {
  return isService(category) ? category : page.default;
}

/** The one address of what is shown: that of the page alone for its default. */
export function servicesAddress(category: string | undefined): string {
  const shown = shownService(category);
  return shown === page.default ? '/services' : `/services?category=${shown}`;
}

/** Staff change the words of a service, not its slug. */
const isService = (category: string | undefined): category is string =>
  categories.some(({ slug }) => slug === category);
