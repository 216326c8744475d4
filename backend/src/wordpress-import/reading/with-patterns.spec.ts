import { problemsOfBlocks, withPatterns } from './with-patterns.js';
import { wordpressItemSchema } from './wordpress-item.schema.js';

const item = (post_type: string, post_id: string, content: string) =>
  wordpressItemSchema.parse({ post_type, post_id, content, comments: 0, meta: {} });
const block = (number: number, more = '') => `<!-- wp:block {${more}"ref":${number}} /-->`;
const contentsOf = (...items: ReturnType<typeof item>[]) => withPatterns(items).map(({ content }) => content);

describe('blocks of WordPress that hold no words', () => {
  it('get those of their pattern, wherever it stands in the export', () => {
    const post = item('post', '1', `<p>One</p>${block(6)}<p>Two</p>${block(6, '"align":"wide",')}`);
    expect(contentsOf(post, item('wp_block', '6', '<p>$& Oak</p>'))).toEqual([
      '<p>One</p><p>$& Oak</p><p>Two</p><p>$& Oak</p>',
      '<p>$& Oak</p>',
    ]);
  });

  it('get them once where patterns name themselves or each other', () => {
    const patterns = [item('wp_block', '6', `Oak${block(7)}`), item('wp_block', '7', `Ash${block(6)}`)];
    expect(contentsOf(...patterns, item('post', '1', block(6)))[2]).toBe(`Oak${block(7)}`);
  });

  it('are left where no pattern is meant, or the export does not hold it', () => {
    const content = `${block(5)}<!-- wp:navigation {"ref":6} /--><!-- wp:latest-posts /-->`;
    expect(contentsOf(item('post', '5', content), item('wp_block', '6', 'Oak'))[0]).toBe(content);
  });

  it('get no more than a whole export may have', () => {
    const pattern = item('wp_block', '6', 'a'.repeat(1_000_000));
    const [content] = contentsOf(item('post', '1', block(6).repeat(1000)), pattern);
    expect(content?.length).toBeLessThan(32_000_000);
  });

  it('are told, each in a sentence', () => {
    const content = `<!-- wp:latest-posts {"postsToShow":3} /--><!-- wp:jetpack/map /-->${block(6)}
      <!-- wp:paragraph --><p>Oak</p><!-- /wp:paragraph -->`;
    expect(problemsOfBlocks(content)).toEqual([
      'The block “latest-posts” is missing: WordPress puts it together anew whenever somebody reads it.',
      'The block “jetpack/map” is missing: WordPress puts it together anew whenever somebody reads it.',
      'The words of a pattern are missing: it is not in the export, or stands in another pattern.',
    ]);
  });
});
