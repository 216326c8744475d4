import { Inject, Injectable } from '@nestjs/common';
import { defaultTreeAdapter as tree, parseFragment, serialize } from 'parse5';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { ValidationError } from '../../errors/validation-error.js';
import type { Picture } from '../../pictures/picture.js';
import { PictureEncoder } from '../../pictures/picture-encoder.js';
import { pictureAddress } from '../../pictures/picture-name.js';
import { studio } from '../../studio/studio.js';
import { type Fragment, arrange, attribute, descendants } from './arrange-html.js';
import { cleanHtml } from './clean-html.js';
import { decodeDescription, encodeDescription } from './description.js';

const { maxTextMegabytes } = studio.limits;
/** As decoded, with pasted pictures still in it. */
const LONGEST_BYTES = maxTextMegabytes * 1024 * 1024;
/** More than any article has; with many more, putting them in order would keep everybody else waiting. */
const MOST_TAGS = 20_000;
const MOST_PASTED_PICTURES = 20;
/** Three have been enough for everything so far. */
const MOST_ATTEMPTS = 8;

export interface PreparedText {
  /** Clean, encoded once; "" when there is neither a word nor a picture. */
  description: string;
  /** What was pasted into the text as data, to be stored. */
  pictures: Picture[];
}

@Injectable()
export class PostText {
  constructor(
    private readonly encoder: PictureEncoder,
    @Inject(ENV) private readonly env: Pick<Env, 'SITE_URL'>,
  ) {}

  async prepare(sent: string): Promise<PreparedText> {
    const decoded = decodeDescription(sent);
    if (Buffer.byteLength(decoded) > LONGEST_BYTES)
      throw refusal(
        `The text may be at most ${maxTextMegabytes} MB. Please shorten it, or insert its pictures as files.`,
      );
    if (decoded.split('<').length > MOST_TAGS)
      throw refusal('The text has too much formatting. Please paste it again without formatting.');
    const fragment = settled(cleanHtml(decoded, new URL(this.env.SITE_URL).host));
    const pictures = await this.takeOutPictures(fragment);
    return { description: isBlank(fragment) ? '' : encodeDescription(serialize(fragment)), pictures };
  }

  /** Pasted pictures become files like all others, and the text shows those. */
  private async takeOutPictures(fragment: Fragment): Promise<Picture[]> {
    const pasted = descendants(fragment).flatMap((node) =>
      tree.isElementNode(node) ? node.attrs.filter(isPastedPicture) : [],
    );
    if (pasted.length > MOST_PASTED_PICTURES)
      throw refusal(
        `At most ${MOST_PASTED_PICTURES} pictures can be pasted at once. Please insert them as files.`,
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

/**
 * In order, and such that every parser reads back what is written: blocks inside of emphasis, say, are moved about once
 * by each parser on the way, and cleaned HTML must never become other HTML in a browser.
 */
function settled(html: string, attempts = MOST_ATTEMPTS): Fragment {
  const fragment = parseFragment(html);
  arrange(fragment);
  const written = serialize(fragment);
  if (written === html) return fragment;
  if (attempts === 0)
    throw refusal('The text has formatting that cannot be kept. Please paste it again without.');
  return settled(written, attempts - 1);
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
