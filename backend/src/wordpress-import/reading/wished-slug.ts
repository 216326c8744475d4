import { plainText } from '../../blog/plain-text.js';
import { slugFrom } from '../../publication/slug.js';
import type { WordpressItem } from './wordpress-item.schema.js';

/** '' where neither its name nor its title has a letter. */
export function wishedSlug({ post_name, title }: Pick<WordpressItem, 'post_name' | 'title'>): string {
  return slugFrom(decoded(post_name)) || slugFrom(plainText(title));
}

/** WordPress keeps names in other scripts percent-encoded. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
