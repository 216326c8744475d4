import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBlogPost1763640000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createExtensions(runner);
    // Without case, accents, Arabic vowel marks or the Devanagari nukta. The named dictionary never changes, so IMMUTABLE holds.
    await runner.query(String.raw`
      CREATE FUNCTION fold_heading(heading text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN lower(unaccent('unaccent'::regdictionary,
        regexp_replace(normalize(heading, NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u093c]', '', 'g')))
    `);
    await runner.query(`
      CREATE TABLE blog_post (
        id                integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        heading           text NOT NULL CHECK (heading <> ''),
        short_description text NOT NULL,
        date_at           date NOT NULL,
        feature_image     text NOT NULL,
        mb_image          text NOT NULL,
        alt               text NOT NULL,
        slug              text NOT NULL CONSTRAINT blog_post_slug_key UNIQUE,
        description       text NOT NULL,
        meta_title        text NOT NULL,
        meta_description  text NOT NULL,
        meta_keywords     text NOT NULL,
        pictures          text[] NOT NULL,
        created_at        timestamptz NOT NULL DEFAULT now(),
        updated_at        timestamptz NOT NULL DEFAULT now(),
        heading_folded    text GENERATED ALWAYS AS (fold_heading(heading)) STORED
      )
    `);
    await runner.query('CREATE INDEX blog_post_newest_idx ON blog_post (date_at DESC, id DESC)');
    await runner.query(
      'CREATE INDEX blog_post_heading_idx ON blog_post USING gin (heading_folded gin_trgm_ops)',
    );
    await runner.query('CREATE INDEX blog_post_pictures_idx ON blog_post USING gin (pictures)');
  }

  /** The extensions stay: other tables of the same database may use them. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE blog_post');
    await runner.query('DROP FUNCTION fold_heading(text)');
  }
}

async function createExtensions(runner: QueryRunner): Promise<void> {
  try {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await runner.query('CREATE EXTENSION IF NOT EXISTS unaccent');
  } catch (cause) {
    throw new Error(
      'The blog search needs the Postgres extensions pg_trgm and unaccent, which this database user could not create. ' +
        'Let an administrator run in this database: CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent;',
      { cause },
    );
  }
}
