/** As in the backend. */
const MAX_SLUG_LENGTH = 100;

/** A preview: the backend decides. '' for a title in another script, which the backend transliterates. */
export function suggestSlug(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/[\u0300-\u036F'’]/g, '');
  if (/[^\p{ASCII}\p{P}\p{S}\s]/u.test(plain)) return '';
  const words = plain
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > MAX_SLUG_LENGTH) break;
    slug = longer;
  }
  return slug;
}
