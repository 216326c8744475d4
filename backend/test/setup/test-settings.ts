/** Of every application that a test starts, beside its places. */
export const testSettings = {
  RUN_MIGRATIONS: 'false',
  JWT_SECRET: 'only for tests, at least 32 characters',
  ADMIN_EMAIL: 'meera@example.com',
  ADMIN_PASSWORD: 'a long enough password',
  LOG_LEVEL: 'silent',
};
