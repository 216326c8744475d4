import type { ServicesPage } from './schemas/services.ts';
import { servicePictures } from './servicePictures.ts';
import { services } from './services.ts';
import words from './services-page.json' with { type: 'json' };

export const servicesPage: ServicesPage = words;

export type ServiceContent = (typeof serviceTexts)[number];

/** The services with their long texts and pictures, in their order. */
export const serviceTexts = services.flatMap((service) => {
  const text = servicesPage.categories.find(({ slug }) => slug === service.slug);
  return text ? [{ ...text, ...service, pictures: servicePictures(service.slug) }] : [];
});

/** The service that an address names, if there is such a one. */
export function namedService(category: string | undefined): ServiceContent | undefined {
  return serviceTexts.find(({ slug }) => slug === category);
}

/** The slug of the service to show at an address: the default one when it names none, or none that we have. */
export function shownService(category: string | undefined): string {
  return namedService(category)?.slug ?? servicesPage.default;
}

/** The one address of what is shown: that of the page alone for its default. */
export function servicesAddress(category: string | undefined): string {
  const named = namedService(category);
  return named && named.slug !== servicesPage.default ? named.href : '/services';
}
