import { asWords } from '../asWords.ts';
import { type Contents, type Line, type LinePart, textLines } from '../textLines.ts';

const MAX_BESIDE = 3;

export interface TextPicture {
  index: number;
  src: string;
  alt: string;
  isDecorative: boolean;
  /** Undefined where none can be, in a table. */
  caption: string | undefined;
  /** In one row with the picture before it. */
  isBeside: boolean;
  canStandBeside: boolean;
}

interface Place {
  line: Line;
  part: LinePart;
  src: string;
}

export function textPictures(text: Contents): TextPicture[] {
  const lines = textLines(text);
  const places = lines.flatMap(picturesOf);
  const joins = places.map((place, at) => isNext(lines, places[at - 1], place));
  const isBeside = places.map(({ line }, at) => joins[at] === true && line.format['figure'] === 'beside');
  return places.map(({ line, part, src }, at) => {
    const { alt, decorative } = part.attributes;
    const row = rowEnd(isBeside, at) - rowStart(isBeside, at - 1);
    return {
      index: part.index,
      src,
      alt: typeof alt === 'string' ? alt : '',
      isDecorative: Boolean(decorative),
      caption: line.format['table'] === undefined ? captionOf(line, part) : undefined,
      isBeside: isBeside[at] === true,
      canStandBeside: isBeside[at] === true || (joins[at] === true && row <= MAX_BESIDE),
    };
  });
}

function picturesOf(line: Line): Place[] {
  return line.parts.flatMap((part) => {
    const src = typeof part.insert === 'object' ? part.insert['image'] : undefined;
    return typeof src === 'string' ? { line, part, src } : [];
  });
}

/** Nothing but a caption is between the two. */
function isNext(lines: Line[], before: Place | undefined, { line, part }: Place): boolean {
  if (!before || line.format['table'] !== undefined) return false;
  if (line === before.line) return line.parts[line.parts.indexOf(part) - 1] === before.part;
  if (part !== line.parts[0] || lines[lines.indexOf(line) - 1] !== before.line) return false;
  return before.part === before.line.parts.at(-1) || isFigure(before.line, before.part);
}

export function isFigure({ format, parts }: Line, part: LinePart): boolean {
  return Boolean(format['figure']) && parts[0] === part;
}

/** As far as the next picture. */
function captionOf(line: Line, part: LinePart): string {
  if (!isFigure(line, part)) return '';
  let words = '';
  for (const { insert } of line.parts.slice(1)) {
    const more = asWords(insert, ' ');
    if (more === undefined) break;
    words += more;
  }
  return words;
}

/** The first of the row of this one. */
function rowStart(isBeside: boolean[], at: number): number {
  return isBeside[at] ? rowStart(isBeside, at - 1) : at;
}

/** After the last one of the row of this one. */
function rowEnd(isBeside: boolean[], at: number): number {
  return isBeside[at + 1] ? rowEnd(isBeside, at + 1) : at + 1;
}
