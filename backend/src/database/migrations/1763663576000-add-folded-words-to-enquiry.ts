import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the search of staff: without case, accents or the nukta, and every apostrophe the same; `unaccent` leaves the backtick. */
export class AddFoldedWordsToEnquiry1763663576000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE enquiry ADD words_folded text GENERATED ALWAYS AS (fold_heading(replace(
        name || ' ' || email || ' ' || coalesce(project_title, '') || ' ' || message, '\`', ''''))) STORED
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE enquiry DROP words_folded');
  }
}
