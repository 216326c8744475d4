import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks that were lifted or forgotten, which a backup may bring back. Identifies no person. */
export class CreateRemovedMark1763663482000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE do_not_contact ADD key uuid NOT NULL DEFAULT gen_random_uuid();
      CREATE TABLE removed_mark (
        key        uuid PRIMARY KEY,
        removed_at timestamptz NOT NULL DEFAULT now()
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE removed_mark;
      ALTER TABLE do_not_contact DROP key
    `);
  }
}
