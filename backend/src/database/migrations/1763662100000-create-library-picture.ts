import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Encoded once by us, and once more as an attribute. */
const DECODED_ALT = String.raw`
  replace(replace(replace(replace(replace(replace(replace(found[2],
    '&amp;', '&'), '&quot;', '"'), '&apos;', ''''), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&amp;', '&')`;

export class CreateLibraryPicture1763662100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE library_picture (
        id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        src           text NOT NULL CONSTRAINT library_picture_src_key UNIQUE,
        origin        text NOT NULL CHECK (origin IN ('uploaded', 'shipped')),
        file_name     text NOT NULL,
        alt           text NOT NULL,
        is_decorative boolean NOT NULL,
        focal_x       integer NOT NULL CHECK (focal_x BETWEEN 0 AND 100),
        focal_y       integer NOT NULL CHECK (focal_y BETWEEN 0 AND 100),
        width         integer NOT NULL,
        height        integer NOT NULL,
        bytes         integer,
        added_at      timestamptz NOT NULL DEFAULT now(),
        added_by      uuid REFERENCES admin ON DELETE SET NULL,
        deleted_at    timestamptz CHECK (deleted_at IS NULL OR origin = 'uploaded'),
        words_folded  text GENERATED ALWAYS AS (fold_heading(file_name || ' ' || alt)) STORED,
        pictures      text[] NOT NULL GENERATED ALWAYS AS (
          CASE origin WHEN 'uploaded' THEN ARRAY[substr(src, 9, length(src) - 13)] ELSE '{}' END) STORED
      )
    `);
    await runner.query(
      'CREATE INDEX library_picture_words_idx ON library_picture USING gin (words_folded gin_trgm_ops)',
    );
    await runner.query('CREATE INDEX library_picture_added_by_idx ON library_picture (added_by)');
    await runner.query('CREATE INDEX library_picture_pictures_idx ON library_picture USING gin (pictures)');
    await runner.query(
      'CREATE INDEX library_picture_deleted_at_idx ON library_picture (deleted_at) WHERE deleted_at IS NOT NULL',
    );
    await countDescriptions(runner);
    await runner.query(FILL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE library_picture');
  }
}

/** Blank alt texts of posts and projects are those of the library: what is remembered of both is old then. */
async function countDescriptions(runner: QueryRunner): Promise<void> {
  for (const kind of ['blog', 'project'])
    await runner.query(`
      CREATE TRIGGER library_picture_described_${kind} AFTER UPDATE OF alt, is_decorative ON library_picture
      FOR EACH ROW
      WHEN (OLD.alt <> NEW.alt OR OLD.is_decorative <> NEW.is_decorative)
      EXECUTE FUNCTION count_${kind}_change()
    `);
}

/** What posts and projects show, and what lies in an open editor; cuts for small screens are made again. */
const FILL = String.raw`
  INSERT INTO library_picture
    (src, origin, file_name, alt, is_decorative, focal_x, focal_y, width, height, added_at)
  SELECT DISTINCT ON (src) src, 'uploaded', '', left(coalesce(alt, ''), 300), is_decorative, focal_x, focal_y,
    (regexp_match(src, '-([0-9]+)x'))[1]::int, (regexp_match(src, 'x([0-9]+)\.'))[1]::int, added_at
  FROM (
    SELECT feature_image AS src, alt, false AS is_decorative, coalesce(focal_x, 50) AS focal_x,
      coalesce(focal_y, 50) AS focal_y, created_at AS added_at FROM blog_post
    UNION ALL
    SELECT mb_image, alt, false, 50, 50, created_at FROM blog_post
    WHERE NOT mobile_is_cut AND split_part(mb_image, '-', 1) <> split_part(feature_image, '-', 1)
    UNION ALL
    SELECT 'uploads/' || found[1], ${DECODED_ALT}, false, 50, 50, created_at FROM blog_post, regexp_matches(description,
      '&lt;img src=&quot;/api/uploads/([0-9a-fx-]+\.webp)&quot;(?: alt=&quot;((?:(?!&quot;).)*)&quot;)?', 'g') AS found
    UNION ALL
    SELECT shown ->> 'src', shown ->> 'alt', (shown ->> 'decorative')::boolean,
      (shown #>> '{focus,x}')::int, (shown #>> '{focus,y}')::int, created_at
    FROM project, LATERAL (
      SELECT jsonb_path_query(content, '$.pictures[*]') UNION ALL SELECT jsonb_path_query(content, '$.pairs[*].before')
    ) AS listed (shown)
    UNION ALL
    SELECT content #>> '{plan,src}', content #>> '{plan,alt}', false, 50, 50, created_at FROM project
    UNION ALL
    SELECT 'uploads/' || name || '.webp', '', false, 50, 50, now() FROM picture_claim
    WHERE in_editor AND keep_until > now()
  ) AS found (src, alt, is_decorative, focal_x, focal_y, added_at)
  WHERE src ~ '^uploads/[0-9a-f]{32}-[0-9]{1,5}x[0-9]{1,5}\.webp$'
  ORDER BY src, coalesce(alt, '') = '', NOT is_decorative, added_at`;
