import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateContentSection1763660800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE content_section (
        name       text PRIMARY KEY,
        value      jsonb NOT NULL,
        version    int NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        updated_by uuid REFERENCES admin ON DELETE SET NULL
      )
    `);
    await runner.query(`
      CREATE TABLE content_preview (
        id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name       text NOT NULL,
        value      jsonb NOT NULL,
        expires_at timestamptz NOT NULL,
        admin_id   uuid NOT NULL REFERENCES admin ON DELETE CASCADE
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content_preview');
    await runner.query('DROP TABLE content_section');
  }
}
