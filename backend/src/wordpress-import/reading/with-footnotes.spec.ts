import { readPost } from './read-post.js';
import { withFootnotes } from './with-footnotes.js';
import { wordpressItemSchema } from './wordpress-item.schema.js';

const mark = (number: number) =>
  `<sup data-fn="a${number}" class="fn"><a href="#a${number}" id="a${number}-link">${number}</a></sup>`;
const content = `<!-- wp:paragraph --><p>Oak${mark(1)} and ash${mark(2)}</p><!-- /wp:paragraph -->\n\n<!-- wp:footnotes {"a":1} /-->`;
const read = (footnotes: string) => {
  const item = wordpressItemSchema.parse({ content, title: 'Oak', comments: 0, meta: { footnotes } });
  return readPost(withFootnotes(item), { attachments: {}, site: '', newAddress: () => undefined });
};

describe('the footnotes of a post of WordPress', () => {
  it('become a list at the place where they stood', () => {
    const notes = [
      { content: 'From <em>Bihar</em> for $& 5', id: 'a1' },
      { content: 'White', id: 'a2' },
    ];
    const { description, problems } = read(JSON.stringify(notes));
    expect(problems).toEqual([]);
    expect(description.replaceAll(/<!--.*?-->|\n/g, '')).toBe(
      '<p>Oak<sup>1</sup> and ash<sup>2</sup></p><ol><li>From <em>Bihar</em> for $&amp; 5</li><li>White</li></ol>',
    );
  });

  it.each(['', 'a', '{}', '[]', '[1]'])('are told as missing where the export has none: %s', (footnotes) => {
    expect(read(footnotes).problems).toEqual(['The footnotes are missing: they are not in the export.']);
  });
});
