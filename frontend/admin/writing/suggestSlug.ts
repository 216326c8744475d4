import limits from '../../../studio/limits.json' with { type: 'json' };

/**
 * The address a title will get, to show while it is typed. '' for a title with letters of another script
 * or with signs such as ₹: the backend spells those out, and it is the one that decides.
 */
export function suggestSlug(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/[\u0300-\u0362'’]/g, '');
  if (/[^\p{ASCII}\s¡·¿«»‐-‧]/u.test(plain)) return '';
  const words = plain
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > limits.maxSlugLength) break;
    slug = longer;
  }
  return slug;
}
