import { z } from 'zod';
import { sectionFiles } from './section-files.js';

const entries = z.array(z.looseObject({ slug: z.string() }));
const has = (all: { slug: string }[], slug: string) => all.some((one) => one.slug === slug);

/** What staff wrote about the services that the files have now, then what the files say about new ones. */
export function servicesOfFiles(name: string, value: unknown): unknown {
  if (name !== 'services' && name !== 'service-texts') return value;
  const stored = entries.safeParse(value).data;
  const written = entries.safeParse(sectionFiles.get(name)).data;
  if (!stored || !written) return value;
  return [
    ...stored.filter(({ slug }) => has(written, slug)),
    ...written.filter(({ slug }) => !has(stored, slug)),
  ];
}
