import { Injectable } from '@nestjs/common';
import { defaultTreeAdapter as tree, parseFragment } from 'parse5';
import { type FieldMessages, ValidationError } from '../../errors/validation-error.js';
import { ImageStore, ImageStoreUnavailable } from '../../pictures/image-store.js';
import { nameInAddress, nameInPath } from '../../pictures/picture-name.js';
import { attribute, descendants } from '../text/arrange-html.js';
import type { BlogPost } from '../blog-post.entity.js';
import { decodeDescription } from '../text/description.js';
import { picturesOf } from './post-content-builder.js';

const AT_ONCE = 10;
type Shown = Pick<BlogPost, 'feature_image' | 'mb_image' | 'description'>;

/** Keeps posts from showing what is not in the store: readers would see a hole, and no backup of it would be whole. */
@Injectable()
export class MissingPictures {
  constructor(private readonly store: ImageStore) {}

  /**
   * @param before what the post showed already; when the store is away these are believed, so that words can be mended
   * @throws ValidationError with a sentence for each field that shows a picture which is not there
   * @throws ImageStoreUnavailable
   */
  async refuse(post: Shown, before: string[]): Promise<void> {
    const shown = picturesOf(post);
    const added = await this.absent(shown.filter((name) => !before.includes(name)));
    const lost = await this.absent(shown.filter((name) => before.includes(name))).catch(noneIfAway);
    const messages = sentences(post, new Set([...added, ...lost]));
    if (Object.keys(messages).length > 0) throw new ValidationError(messages);
  }

  private async absent(names: string[]): Promise<string[]> {
    const absent: string[] = [];
    for (let start = 0; start < names.length; start += AT_ONCE) {
      const some = names.slice(start, start + AT_ONCE);
      const present = await Promise.all(some.map((name) => this.store.has(`${name}.webp`)));
      absent.push(...some.filter((_, index) => !present[index]));
    }
    return absent;
  }
}

function noneIfAway(error: unknown): string[] {
  if (error instanceof ImageStoreUnavailable) return [];
  throw error;
}

function sentences({ feature_image, mb_image, description }: Shown, absent: Set<string>): FieldMessages {
  const isAbsent = (name: string | undefined) => name !== undefined && absent.has(name);
  const messages: FieldMessages = {};
  if (isAbsent(nameInPath(feature_image)))
    messages['feature_image'] = 'The desktop picture is not stored here any more. Please choose it again.';
  if (isAbsent(nameInPath(mb_image)))
    messages['mb_image'] = 'The mobile picture is not stored here any more. Please choose it again.';
  const inText = absent.size > 0 ? picturesInText(description).filter(({ name }) => isAbsent(name)) : [];
  if (inText.length > 0) messages['description'] = sentenceAbout(inText.map(({ label }) => label));
  return messages;
}

function sentenceAbout(labels: string[]): string {
  return labels.length === 1
    ? `${labels[0]} in the text is not stored here. Please remove it, or insert it again.`
    : `${labels.join(', ')} in the text are not stored here. Please remove them, or insert them again.`;
}

/** Counted as they are seen; what staff wrote about a picture tells it best. */
function picturesInText(description: string): { name: string | undefined; label: string }[] {
  const pictures = descendants(parseFragment(decodeDescription(description))).flatMap((node) =>
    tree.isElementNode(node) && node.tagName === 'img' ? node : [],
  );
  return pictures.map((picture, index) => {
    const alt = attribute(picture, 'alt');
    const label = `Picture ${index + 1}${alt ? ` (“${alt}”)` : ''}`;
    return { name: nameInAddress(attribute(picture, 'src') ?? ''), label };
  });
}
