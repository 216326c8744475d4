import { Inject, Injectable } from '@nestjs/common';
import { defaultTreeAdapter as tree, parseFragment, serialize } from 'parse5';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { ValidationError } from '../../errors/validation-error.js';
import type { Picture } from '../../pictures/picture.js';
import { PictureEncoder } from '../../pictures/picture-encoder.js';
import { pictureAddress } from '../../pictures/picture-name.js';
import { studio } from '../../studio/studio.js';
import { arrangeHtml } from './arrange-html.js';
import { cleanHtml } from './clean-html.js';
import { decodeDescription, encodeDescription } from './description.js';
import { type Fragment, attribute, descendants } from '../elements.js';

const { maxTextMegabytes } = studio.limits;
/** Decoded, with pasted pictures. */
const MAX_BYTES = maxTextMegabytes * 1024 * 1024;
/** Arranging many more would block other requests. */
const MAX_TAGS = 20_000;
const MAX_PASTED_PICTURES = 20;
/** Three have always been enough. */
const MAX_ATTEMPTS = 8;

export interface PreparedText {
  /** Clean, encoded once; "" when blank. */
  description: string;
  pictures: Picture[];
}

@Injectable()
export class PostText {
  constructor(
    private readonly encoder: PictureEncoder,
    @Inject(ENV) private readonly env: Pick<Env, 'SITE_URL'>,
  ) {}

  async prepare(sent: string): Promise<PreparedText> {
    const fragment = untilStable(this.clean(sent));
    const pictures = await this.extractPictures(fragment);
    return { description: isBlank(fragment) ? '' : encodeDescription(serialize(fragment)), pictures };
  }

  /** HTML in which nothing runs; what only a save refuses, such as a table that is too wide, is still in it. */
  clean(sent: string, isDraft = false): string {
    const decoded = decodeDescription(sent);
    if (Buffer.byteLength(decoded) > MAX_BYTES)
      throw refusal(
        `The text may be at most ${maxTextMegabytes} MB. Please shorten it, or insert its pictures as files.`,
      );
    refuseManyTags(decoded);
    return cleanHtml(decoded, { siteHost: new URL(this.env.SITE_URL).host, isDraft });
  }

  private async extractPictures(fragment: Fragment): Promise<Picture[]> {
    const pasted = descendants(fragment).flatMap((node) =>
      tree.isElementNode(node) ? node.attrs.filter(isPastedPicture) : [],
    );
    if (pasted.length > MAX_PASTED_PICTURES)
      throw refusal(
        `At most ${MAX_PASTED_PICTURES} pictures can be pasted at once. Please insert them as files.`,
      );
    return Promise.all(
      pasted.map(async (source) => {
        const bytes = Buffer.from(source.value.slice(source.value.indexOf(',') + 1), 'base64');
        const picture = await this.encoder.encode(bytes, 'description');
        source.value = pictureAddress(picture.name);
        return picture;
      }),
    );
  }
}

/** Parsers move some elements, so it repeats until parsing changes nothing: cleaned HTML must never become other HTML. */
function untilStable(html: string, attempts = MAX_ATTEMPTS): Fragment {
  const fragment = parseFragment(html);
  arrangeHtml(fragment);
  const written = serialize(fragment);
  if (written === html) return fragment;
  // Lines have become tags.
  refuseManyTags(written);
  if (attempts === 0)
    throw refusal('The text has formatting that cannot be kept. Please paste it again without.');
  return untilStable(written, attempts - 1);
}

function refuseManyTags(html: string): void {
  if (html.split('<').length > MAX_TAGS)
    throw refusal('The text has too much formatting. Please paste it again without formatting.');
}

function refusal(sentence: string): ValidationError {
  return new ValidationError({ description: sentence });
}

function isBlank(fragment: Fragment): boolean {
  return !descendants(fragment).some((node) =>
    tree.isElementNode(node)
      ? attribute(node, 'src') !== undefined
      : tree.isTextNode(node) && /[^\s\u200B\uFEFF]/.test(node.value),
  );
}

function isPastedPicture({ name, value }: { name: string; value: string }): boolean {
  return name === 'src' && /^data:/i.test(value);
}
