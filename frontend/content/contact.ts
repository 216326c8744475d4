import words from './contact.json' with { type: 'json' };
import type { Contact } from './schemas/contact.ts';

export const contact: Contact = words;

/** Names the wording of `contact.consent` that the backend knows: other words need another version there. */
export const consentVersion = '2026-11';

/** The studio on the map: its own place, and the part of town shown around it. */
export const studioMap = {
  address:
    'https://www.openstreetmap.org/export/embed.html?bbox=77.3650%2C28.6180%2C77.3890%2C28.6360&layer=mapnik&marker=28.6270%2C77.3770',
};
