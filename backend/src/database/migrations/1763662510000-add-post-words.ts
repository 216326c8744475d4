import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the search of staff: every word of a post, in its heading, its short text and its text. */
export class AddPostWords1763662510000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Divided at what is neither letter nor figure in any script, whatever the locale of the database knows. Words of 60
    // letters are whole enough, and 200,000 letters stay below the largest value of the type.
    await runner.query(String.raw`
      CREATE FUNCTION words_in(written text) RETURNS text[]
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN string_to_array(btrim(regexp_replace(
        regexp_replace(left(fold_heading(written), 200000),
          '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u0964\u0965\u2000-\u206f\u3000-\u303f]+', ' ', 'g'),
        '([^ ]{60})[^ ]+', '\1', 'g')), ' ')
    `);
    // A text is HTML that was encoded once. Tags inside a word divide none.
    await runner.query(String.raw`
      CREATE FUNCTION text_of_html(encoded text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN replace(regexp_replace(regexp_replace(regexp_replace(encoded,
        '&lt;/??(?:a|b|em|i|s|span|strong|sub|sup|u)(?: .*?)??&gt;', '', 'g'),
        '&lt;.*?&gt;', ' ', 'g'),
        '&amp;(lt|gt|quot|nbsp|#39|#160);', ' ', 'g'), '&amp;amp;', '&')
    `);
    await runner.query(`
      ALTER TABLE blog_post ADD words tsvector GENERATED ALWAYS AS (array_to_tsvector(
        words_in(heading || ' ' || short_description || ' ' || text_of_html(description)))) STORED
    `);
    await runner.query('CREATE INDEX blog_post_words_idx ON blog_post USING gin (words)');
    // A folded heading may be longer than what fits an index.
    await runner.query('CREATE INDEX blog_post_title_idx ON blog_post (left(heading_folded, 100), id)');
    await runner.query('CREATE INDEX blog_post_changed_idx ON blog_post (updated_at DESC, id DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX blog_post_title_idx, blog_post_changed_idx');
    await runner.query('ALTER TABLE blog_post DROP words');
    await runner.query('DROP FUNCTION text_of_html(text)');
    await runner.query('DROP FUNCTION words_in(text)');
  }
}
