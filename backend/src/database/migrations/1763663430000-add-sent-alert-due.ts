import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddSentAlertDue1763663430000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sent_alert ADD due timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sent_alert DROP due');
  }
}
