import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each mark has either an address or a number, so that neither can be the key. */
export class AddDoNotContactId1763660600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE do_not_contact ADD id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE do_not_contact DROP id');
  }
}
