import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddConsentVersionSent1763663420000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE enquiry ADD consent_version_sent boolean');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE enquiry DROP consent_version_sent');
  }
}
