import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePictureClaim1763640100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE picture_claim (
        id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name       text NOT NULL,
        keep_until timestamptz NOT NULL,
        in_editor  boolean NOT NULL
      )
    `);
    await runner.query('CREATE INDEX picture_claim_name_idx ON picture_claim (name)');
    await runner.query('CREATE INDEX picture_claim_keep_until_idx ON picture_claim (keep_until)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE picture_claim');
  }
}
