import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the enquiry that opens by itself is received: sums of a day, nothing of a visitor. */
export class CreateModalDay1763661310000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE modal_day (
        day            date PRIMARY KEY,
        shown          integer NOT NULL DEFAULT 0,
        closed_at_once integer NOT NULL DEFAULT 0,
        sent           integer NOT NULL DEFAULT 0
      )
    `);
    await runner.query(`
      CREATE TABLE modal_rest (
        id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        began_at       timestamptz NOT NULL DEFAULT now(),
        ends_at        timestamptz NOT NULL,
        shown          integer NOT NULL,
        closed_at_once integer NOT NULL
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE modal_rest');
    await runner.query('DROP TABLE modal_day');
  }
}
