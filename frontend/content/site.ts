import type { Overrides } from './overrides.ts';
import type { Site } from './schemas/site.ts';
import words from './site.json' with { type: 'json' };
import { workingHours } from './hours/workingHours.ts';

const { contact, social, ...frame }: Site = words;

/** Brand, navigation and footer: what every page shows, and only a change of the file changes. */
export const site = frame;

/** Without the studio's name in its address: every page says it beside. */
export const contactDetails = (overrides: Overrides | undefined) => {
  const { address, ...ways } = overrides?.contact ?? contact;
  const lines = address.lines.filter((line) => line !== words.brand.name);
  return { ...ways, address: { ...address, lines }, hours: workingHours(overrides).text };
};

export const socialLinks = (overrides: Overrides | undefined) => overrides?.social ?? social;

/** The title of a page that speaks for the studio as a whole. */
export const excellenceTitle = (page: string): string => `${page} | ${words.brand.excellenceTitle}`;
