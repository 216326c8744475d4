import { linkTag, pictureTag } from '../../components/post/pictureTag.ts';

const LEAF = '(?:(?!</?figure).)*';
const BEGIN = '<figure((?: data-beside="true")?)>';
const PICTURE = `${linkTag}${pictureTag}</a>|${pictureTag}`;
const FIGURE = new RegExp(`${BEGIN}(${PICTURE})?(${LEAF})</figure>`, 'gs');
const MARKS = '(?:<(?:strong|em|u|s)>)*';
const ENDS = MARKS.replace('<', '</');
const MARKED = new RegExp(`(${BEGIN})(${MARKS})(${linkTag})?(${pictureTag})(</a>)?(${ENDS})`, 'g');
const ROW = new RegExp(`<figure>${LEAF}</figure>(?:<figure data-beside="true">${LEAF}</figure>)+`, 'gs');
const LINE = '<blockquote>((?:(?!</?blockquote>|<p>).)*)</blockquote>';
const QUOTATION = new RegExp(`(?:${LINE})+(<footer>.*?</footer>)?`, 'gs');
const ONE_OF_TWO = new RegExp(`${LINE}(?=(?:<p>\\s*</p>)+${LINE})`, 'gs');
const TABLE = /<table style[^>]*>(<caption>.*?<\/caption>)?(.*?)<\/table>/gs;

/** The lines of the editor as they are stored; what is stored stays as it is. */
export function storedForm(html: string): string {
  return html
    .replaceAll(BREAKS_AT_EDGES, '')
    .replaceAll(MARKED, pictureFirst)
    .replaceAll(FIGURE, figureOf)
    .replaceAll(ROW, (row) => `<figure>${row.replaceAll(BESIDE, '')}</figure>`)
    .replaceAll(BESIDE, '')
    .replaceAll(QUOTATION, quotationOf)
    .replaceAll(ONE_OF_TWO, '<blockquote><p>$1</p></blockquote>')
    .replaceAll(TABLE, tableOf)
    .replaceAll(EMPTY, '');
}

const LINES = 'p|h[1-3]|li|blockquote|figure|figcaption';
const BESIDE = ' data-beside="true"';
const BREAKS_AT_EDGES = new RegExp(
  `(?<=<(?:${LINES})(?:${BESIDE})?>)(?:<br>)+|(?<!<br>)(?:<br>)+(?=</(?:${LINES})>|<[ou]l>)`,
  'g',
);
const EMPTY = /<(caption|figcaption|p)><\/\1>/g;

/** In the editor a picture and its caption may share bold type and a link. */
function pictureFirst(_all: string, ...parts: (string | undefined)[]): string {
  const [begin, , marks = '', link = '', picture, linkEnd, ends = ''] = parts;
  const open = marks.split(/(?=<)/);
  const shared = open.slice(0, open.length - ends.split('<').length + 1).join('');
  return `${begin}${link}${picture}${link && '</a>'}${shared}${linkEnd ? '' : link}`;
}

/** In the editor a picture and its caption are one line. */
function figureOf(_line: string, mark: string, picture: string | undefined, text: string): string {
  const words = text.replaceAll(/<\/?figcaption>/g, '');
  if (!picture) return `<p>${words}</p>`;
  return `<figure${mark}>${picture}${words && `<figcaption>${words}</figcaption>`}</figure>`;
}

/** In the editor each paragraph of a quotation is one of its own. */
function quotationOf(lines: string, _last: string, source: string | undefined): string {
  const paragraphs = [...lines.matchAll(new RegExp(LINE, 'gs'))].map(([, words]) => `<p>${words}</p>`);
  if (paragraphs.length === 1 && !source) return lines;
  return `<blockquote>${paragraphs.join('')}${source ?? ''}</blockquote>`;
}

/** In the editor all rows are of one kind. */
function tableOf(_table: string, caption: string | undefined, rows: string): string {
  const plain = rows.replaceAll(/<td[^>]*>/g, '<td>');
  const [heading = '', ...body] = plain.match(/<tr>.*?<\/tr>/gs) ?? [];
  const head = heading.replaceAll('<td>', '<th scope="col">').replaceAll('</td>', '</th>');
  return `<table>${caption ?? ''}<thead>${head}</thead>${body.length > 0 ? `<tbody>${body.join('')}</tbody>` : ''}</table>`;
}
