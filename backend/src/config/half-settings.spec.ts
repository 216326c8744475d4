import { readBackupEnv, readEnv } from './env.js';

const right = {
  DATABASE_URL: 'postgres://studio@localhost/studio',
  JWT_SECRET: 'at least 32 characters of something',
};
const keys = { S3_ACCESS_KEY_ID: 'studio', S3_SECRET_ACCESS_KEY: 'topsecret' };
const provider = {
  OIDC_ISSUER: 'https://accounts.google.com',
  OIDC_CLIENT_ID: 'studio',
  OIDC_CLIENT_SECRET: 'topsecret',
  OIDC_NAME: 'Google',
};

describe('half of what belongs together', () => {
  it.each([
    ['ADMIN_EMAIL: and ADMIN_PASSWORD go together', { ADMIN_EMAIL: 'meera@example.com' }],
    ['PAGE_CACHE_URL: and PAGE_REFRESH_SECRET go together', { PAGE_CACHE_URL: 'http://nginx:8081' }],
    ['VAPID_PUBLIC_KEY: and VAPID_PRIVATE_KEY, VAPID_SUBJECT go', { VAPID_SUBJECT: 'mailto:a@example.com' }],
    ['OIDC_ISSUER: and OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_DOMAIN, OIDC_NAME go', provider],
    ['S3_BUCKET: needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'pictures' }],
    ['S3_ENDPOINT: needs S3_BUCKET', { S3_ENDPOINT: 'http://store:9000' }],
    ['S3_ACCESS_KEY_ID: needs S3_BUCKET', keys],
    ['IMAP_URL: needs CANARY_TO beside it', { IMAP_URL: 'imaps://canary:topsecret@mailbox' }],
    ['ALERT_WEBHOOK_URL: needs CANARY_TO beside it', { ALERT_WEBHOOK_URL: 'https://chat.example/topsecret' }],
    ['S3_ACCESS_KEY_ID: and S3_SECRET_ACCESS_KEY go', { S3_SECRET_ACCESS_KEY: 'topsecret' }],
  ])('is refused with %s', (sentence, settings) => {
    const read = () => readEnv({ ...right, ...settings, OIDC_DOMAIN: ' ' });
    expect(read).toThrow(`\n  ${sentence}`);
    expect(read).not.toThrow('topsecret');
  });

  it('makes no backup without the pictures of the store', () => {
    const settings = { ...right, ...keys, S3_ENDPOINT: 'http://store:9000', S3_BUCKET: '' };
    expect(() => readBackupEnv(settings)).toThrow('S3_ENDPOINT: needs S3_BUCKET beside it');
  });

  it('is no complaint about what is whole, or set to nothing', () => {
    const blank = { CANARY_TO: '', IMAP_URL: '', ALERT_WEBHOOK_URL: '', S3_ENDPOINT: ' ' };
    expect(readEnv({ ...right, ...blank, S3_REGION: 'us-east-1' }).S3_BUCKET).toBeUndefined();
    const whole = { ...keys, S3_BUCKET: 'pictures', CANARY_TO: 'canary@studio.example' };
    expect(readEnv({ ...right, ...whole, IMAP_URL: 'imap://mailbox:143' })).toMatchObject(whole);
  });
});
