import { decodeDescription } from '../../src/blog/text/description.js';
import { unique } from '../blog/blog-posts.ts';
import { type ImportingStaff, startAsImportingStaff } from './importing-staff.ts';

const WORDS_ALONE =
  'Its text could not be kept as it was, so only its words are here, without pictures, links and formatting.';
const ROWS = 'A table was too large to be kept, so each row of its tables became a paragraph.';
const cells = (words: string[]) => words.map((word) => `<td>${word}</td>`).join('\n');
const numbers = (count: number) => Array.from({ length: count }, (_number, at) => String(at));
const wide = `<table><tbody>\n<tr>\n${cells(numbers(15))}\n</tr>\n<tr>${cells(['Oak', 'Ash'])}</tr></tbody></table>`;
const long = `<table>${numbers(120)
  .map((row) => `<tr>${cells([row, 'Oak'])}</tr>`)
  .join('')}</table>`;

const asRead = (description: string) =>
  decodeDescription(description)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(<\/?p>) ?/g, '$1');

describe('what is refused of an export of WordPress', () => {
  let importing: ImportingStaff;
  beforeAll(async () => {
    importing = await startAsImportingStaff();
  });
  afterAll(() => importing.stop());

  const draftOf = async (content: string) => {
    const title = unique('Refused');
    const { data, post } = await importing.imported([{ id: 1, title, content }]);
    const { state, problems } = data[0];
    return { state, problems, text: asRead((await post(title)).description) };
  };

  it('leaves a draft with a paragraph for each row of a table that is too wide', async () => {
    const { state, problems, text } = await draftOf(`Before\n\n${wide}\n\n<b>After</b>`);
    expect([state, problems]).toEqual(['draft', [ROWS]]);
    expect(text).toBe(`<p>Before</p><p>${numbers(15).join(' ')}</p><p>Oak Ash</p><p><b>After</b></p>`);
  });

  it('leaves a draft with a paragraph for each row of a table that is too long', async () => {
    const block = `<!-- wp:table --><figure class="wp-block-table">${long}<figcaption>Woods</figcaption></figure><!-- /wp:table -->`;
    const { state, problems, text } = await draftOf(block);
    expect([state, problems]).toEqual(['draft', [ROWS]]);
    expect(text.match(/<p>\d+ Oak<\/p>/g)).toHaveLength(120);
    expect(text).toContain('<p>Woods</p>');
  });

  it.each([
    ['is too deep', `${'<div>'.repeat(6000)}Oak<br>&amp; <script>ash</script> <a href="/a">linen</a>`],
    ['has too much formatting', `Oak\n&amp; linen${'<i></i>'.repeat(11_000)}`],
  ])('leaves a draft with the words of a text that %s', async (_how, content) => {
    const { state, problems, text } = await draftOf(content);
    expect([state, problems]).toEqual(['draft', [WORDS_ALONE]]);
    expect(text).toBe('<p>Oak<br>&amp; linen</p>');
  });
});
