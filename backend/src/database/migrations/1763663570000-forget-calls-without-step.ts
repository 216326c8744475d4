import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was left of calls whose step was done or replaced: from now on a call may stand beside another step. */
export class ForgetCallsWithoutStep1763663570000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE enquiry SET call_again_at = NULL
       WHERE state NOT IN ('new', 'spam') AND call_again_at IS NOT NULL AND next_step IS DISTINCT FROM 'Call again'`,
    );
  }

  async down(): Promise<void> {}
}
