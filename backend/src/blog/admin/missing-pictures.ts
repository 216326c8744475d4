import { Injectable } from '@nestjs/common';
import { defaultTreeAdapter as tree, parseFragment } from 'parse5';
import { type FieldMessages, ValidationError } from '../../errors/validation-error.js';
import { nameInAddress, nameInPath } from '../../pictures/picture-name.js';
import { StoredPictures } from '../../pictures/stored-pictures.js';
import { type Element, attribute, descendants, elementsIn } from '../elements.js';
import type { BlogPost } from '../blog-post.entity.js';
import { decodeDescription } from '../text/description.js';
import { picturesOf } from './post-content-builder.js';

type Shown = Pick<BlogPost, 'feature_image' | 'mb_image' | 'description'>;

@Injectable()
export class MissingPictures {
  constructor(private readonly pictures: StoredPictures) {}

  async refuse(post: Shown, before: string[]): Promise<void> {
    const messages = sentences(post, await this.pictures.missingOf(picturesOf(post), before));
    if (Object.keys(messages).length > 0) throw new ValidationError(messages);
  }
}

function sentences(
  { feature_image, mb_image, description }: Shown,
  missing: ReadonlySet<string>,
): FieldMessages {
  const isMissing = (name: string | undefined) => name !== undefined && missing.has(name);
  const messages: FieldMessages = {};
  if (isMissing(nameInPath(feature_image)))
    messages['feature_image'] = 'The desktop picture is not stored here any more. Please choose it again.';
  if (isMissing(nameInPath(mb_image)))
    messages['mb_image'] = 'The mobile picture is not stored here any more. Please choose it again.';
  const inText = missing.size > 0 ? picturesInText(description).filter(({ name }) => isMissing(name)) : [];
  if (inText.length > 0) messages['description'] = sentenceAbout(inText.map(({ label }) => label));
  return messages;
}

function sentenceAbout(labels: string[]): string {
  return labels.length === 1
    ? `${labels[0]} in the text is not stored here. Please remove it, or insert it again.`
    : `${labels.join(', ')} in the text are not stored here. Please remove them, or insert them again.`;
}

function picturesInText(description: string): { name: string | undefined; label: string }[] {
  const elements = elementsIn(parseFragment(decodeDescription(description)));
  const pictures = elements.filter(({ tagName }) => tagName === 'img');
  const links = elements.filter(({ tagName }) => tagName === 'a');
  return [
    ...pictures.map((picture, index) => {
      const alt = attribute(picture, 'alt');
      const label = `Picture ${index + 1}${alt ? ` (“${alt}”)` : ''}`;
      return { name: nameInAddress(attribute(picture, 'src') ?? ''), label };
    }),
    ...links.map((link) => ({
      name: nameInAddress(attribute(link, 'href') ?? ''),
      label: `The picture behind the link “${wordsOf(link)}”`,
    })),
  ];
}

function wordsOf(link: Element): string {
  return descendants(link)
    .map((node) => (tree.isTextNode(node) ? node.value : ''))
    .join('');
}
