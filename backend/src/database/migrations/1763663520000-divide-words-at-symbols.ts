import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Times and divided by, currencies, arrows and other signs, and emoji. */
const SYMBOLS = String.raw`\u00d7\u00f7\u20a0-\u20cf\u2190-\u2bff\ufe00-\ufe0f\U0001f000-\U0001faff`;

/** “₹12 lakh” was found by “₹12” alone, and folding turns the sign into letters. */
export class DivideWordsAtSymbols1763663520000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await divide(runner, `regexp_replace(written, '[${SYMBOLS}]', ' ', 'g')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await divide(runner, 'written');
  }
}

async function divide(runner: QueryRunner, written: string): Promise<void> {
  await runner.query(String.raw`
    CREATE OR REPLACE FUNCTION words_in(written text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN string_to_array(btrim(regexp_replace(
      regexp_replace(left(fold_heading(${written}), 200000),
        '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u0964\u0965\u2000-\u206f\u3000-\u303f]+', ' ', 'g'),
      '([^ ]{60})[^ ]+', '\1', 'g')), ' ')
  `);
  // What is generated from a column is reckoned anew when that is written.
  await runner.query('UPDATE blog_post SET heading = heading');
}
