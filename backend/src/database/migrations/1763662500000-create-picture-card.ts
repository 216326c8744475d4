import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePictureCard1763662500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE picture_card (
        name text NOT NULL,
        x smallint NOT NULL CHECK (x BETWEEN 0 AND 100),
        y smallint NOT NULL CHECK (y BETWEEN 0 AND 100),
        made_at timestamptz NOT NULL DEFAULT now(),
        was_public boolean NOT NULL DEFAULT false,
        PRIMARY KEY (name, x, y)
      )
    `);
    await runner.query('CREATE INDEX picture_card_proof_idx ON picture_card (made_at) WHERE NOT was_public');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE picture_card');
  }
}
