import type { MigrationInterface, QueryRunner } from 'typeorm';

const ROLE = `CHECK (role IN ('owner', 'editor', 'leads'))`;

/** Whoever could sign in before could do everything, and is an owner. */
export class CreateTeamAccounts1763663000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.addColumns(runner);
    await runner.query(`
      CREATE TABLE invitation (
        id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email          text NOT NULL CONSTRAINT invitation_email_key UNIQUE,
        role           text NOT NULL CONSTRAINT invitation_role_check ${ROLE},
        link_key       uuid NOT NULL,
        invited_by     text NOT NULL,
        created_at     timestamptz NOT NULL DEFAULT now(),
        expires_at     timestamptz NOT NULL,
        mailed_at      timestamptz,
        mail_failed_at timestamptz
      )`);
    await runner.query(`
      CREATE TABLE password_reset (
        token_hash text PRIMARY KEY,
        admin_id   uuid NOT NULL REFERENCES admin ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        ended_at   timestamptz
      )`);
    await this.createFactors(runner);
    await this.createPasskeys(runner);
    for (const table of ['password_reset', 'sign_in_ticket', 'recovery_code', 'passkey', 'passkey_challenge'])
      await runner.query(`CREATE INDEX ${table}_admin_id_idx ON ${table} (admin_id)`);
  }

  /** Without roles every account may do everything: only owners keep theirs. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE admin SET blocked_at = now() WHERE role <> 'owner' AND blocked_at IS NULL`);
    await runner.query(`
      UPDATE session SET revoked_at = now() FROM admin
      WHERE admin.id = admin_id AND role <> 'owner' AND revoked_at IS NULL`);
    await runner.query(`
      DROP TABLE sign_in_policy, passkey_challenge, passkey, recovery_code, authenticator_app,
        sign_in_ticket, password_reset, invitation`);
    await runner.query(`
      ALTER TABLE session
        DROP last_used_at, DROP password_given_at, DROP device, DROP network, DROP is_new_place`);
    await runner.query(`
      ALTER TABLE admin
        DROP role, DROP last_used_at, DROP password_set_at, DROP second_factor_due_at,
        DROP devices_forgotten_at`);
  }

  private async addColumns(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE admin
        ADD role text NOT NULL DEFAULT 'owner' CONSTRAINT admin_role_check ${ROLE},
        ADD last_used_at timestamptz,
        ADD password_set_at timestamptz NOT NULL DEFAULT now(),
        ADD second_factor_due_at timestamptz,
        ADD devices_forgotten_at timestamptz`);
    await runner.query(`
      ALTER TABLE session
        ADD last_used_at timestamptz NOT NULL DEFAULT now(),
        ADD password_given_at timestamptz NOT NULL DEFAULT now(),
        ADD device text,
        ADD network text,
        ADD is_new_place boolean NOT NULL DEFAULT false`);
  }

  private async createFactors(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sign_in_ticket (
        token_hash    text PRIMARY KEY,
        admin_id      uuid NOT NULL REFERENCES admin ON DELETE CASCADE,
        first_step    text NOT NULL,
        password_mark text NOT NULL,
        created_at    timestamptz NOT NULL DEFAULT now(),
        expires_at    timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE authenticator_app (
        id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        admin_id     uuid NOT NULL REFERENCES admin ON DELETE CASCADE,
        secret       text NOT NULL,
        created_at   timestamptz NOT NULL DEFAULT now(),
        active_since timestamptz,
        last_step    bigint
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX authenticator_app_admin_id_idx
        ON authenticator_app (admin_id, (active_since IS NULL))`);
    await runner.query(`
      CREATE TABLE recovery_code (
        id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        admin_id   uuid NOT NULL REFERENCES admin ON DELETE CASCADE,
        code_hash  text NOT NULL,
        is_pending boolean NOT NULL,
        used_at    timestamptz
      )`);
  }

  private async createPasskeys(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passkey (
        id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        admin_id      uuid NOT NULL REFERENCES admin ON DELETE CASCADE,
        credential_id text NOT NULL CONSTRAINT passkey_credential_id_key UNIQUE,
        public_key    bytea NOT NULL,
        counter       bigint NOT NULL,
        transports    text[] NOT NULL,
        name          text NOT NULL,
        created_at    timestamptz NOT NULL DEFAULT now(),
        last_used_at  timestamptz
      )`);
    await runner.query(`
      CREATE TABLE passkey_challenge (
        id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        admin_id   uuid REFERENCES admin ON DELETE CASCADE,
        challenge  text NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE sign_in_policy (
        id                        smallint PRIMARY KEY DEFAULT 1 CONSTRAINT sign_in_policy_id_check CHECK (id = 1),
        second_factor_is_required boolean NOT NULL DEFAULT false
      )`);
  }
}
