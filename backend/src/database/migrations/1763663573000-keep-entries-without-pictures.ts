import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An entry some of whose pictures could not be fetched keeps its text for another try. */
export class KeepEntriesWithoutPictures1763663573000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_item DROP CONSTRAINT import_item_waits, ADD pictures jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "UPDATE import_item SET state = 'draft' WHERE state = 'waiting' AND post_id IS NOT NULL",
    );
    await runner.query("UPDATE import_item SET item = NULL WHERE state <> 'waiting'");
    await runner.query(`
      ALTER TABLE import_item DROP pictures,
        ADD CONSTRAINT import_item_waits CHECK ((state = 'waiting') = (item IS NOT NULL))
    `);
  }
}
