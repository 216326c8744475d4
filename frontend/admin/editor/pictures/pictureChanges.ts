import { Delta } from 'quill';
import { textLines } from '../textLines.ts';
import { type TextPicture, isFigure, textPictures } from './textPictures.ts';

export const pictureChanges = {
  describe: describePicture,
  decorate: decoratePicture,
  caption: captionPicture,
  putBeside,
};

function describePicture({ index }: TextPicture, alt: string): Delta {
  return new Delta().retain(index).retain(1, { alt: alt || null });
}

function decoratePicture({ index }: TextPicture, isDecorative: boolean): Delta {
  return new Delta().retain(index).retain(1, { decorative: isDecorative ? 'true' : null });
}

/** The formats of words that stay are kept. */
function captionPicture(text: Delta, { index, caption = '' }: TextPicture, words: string): Delta {
  const line = ownLine(text, index);
  const change = new Delta().insert(caption).diff(new Delta().insert(words));
  return line.compose(new Delta().retain(line.transformPosition(index) + 1).concat(change));
}

function putBeside(text: Delta, { index }: TextPicture, isBeside: boolean): Delta {
  if (!isBeside) return ownLine(text, index, true);
  const before = textPictures(text).findLast((picture) => picture.index < index);
  const first = before ? ownLine(text, before.index) : new Delta();
  return first.compose(ownLine(text.compose(first), first.transformPosition(index), 'beside'));
}

/** Makes the line of a picture a figure; other words get lines of their own. */
function ownLine(text: Delta, index: number, wanted?: true | 'beside'): Delta {
  const line = textLines(text).find(({ parts }) => parts.some((part) => part.index === index));
  const place = line?.parts.findIndex((part) => part.index === index) ?? -1;
  const part = line?.parts[place];
  if (!line || !part) return new Delta();
  const figure = wanted ?? (isFigure(line, part) ? line.format['figure'] : true);
  const plain = Object.fromEntries(Object.keys(line.format).map((name) => [name, null]));
  const change = new Delta().retain(index);
  if (isFigure(line, part)) return change.retain(endOf(line.parts) - index).retain(1, { figure });
  if (place > 0) change.insert('\n', line.format);
  change.retain(1);
  return place < line.parts.length - 1
    ? change.insert('\n', { figure })
    : change.retain(1, { ...plain, figure });
}

function endOf(parts: { index: number; insert: unknown }[]): number {
  const last = parts.at(-1);
  return last ? last.index + (typeof last.insert === 'string' ? last.insert.length : 1) : 0;
}
