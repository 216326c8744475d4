import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddMailTriedAtToEnquiry1763663470000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE enquiry ADD studio_mail_tried_at timestamptz, ADD acknowledgement_tried_at timestamptz',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE enquiry DROP studio_mail_tried_at, DROP acknowledgement_tried_at');
  }
}
