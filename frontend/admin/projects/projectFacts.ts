import { admin } from '../../content/admin/admin.ts';
import type { AdminProjectCard } from '../../api/wire.gen.ts';
import locale from '../../../studio/locale.json' with { type: 'json' };

const number = new Intl.NumberFormat(locale.language);
type Facts = Pick<AdminProjectCard, 'place' | 'type' | 'rooms' | 'size_sqft' | 'year'>;

/** "Sector 108, Noida. Home, four bedrooms, 2,350 sq ft, 2024"; what is not known is left out. */
export function projectFacts({ place, type, rooms, size_sqft, year }: Facts): string {
  const size = size_sqft === null ? '' : `${number.format(size_sqft)} sq ft`;
  const facts = [admin.projects.types[type], rooms.toLowerCase(), size, `${year ?? ''}`].filter(Boolean);
  return [place, facts.join(', ')].filter(Boolean).join('. ');
}
