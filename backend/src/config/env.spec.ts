import { readBackupEnv, readEnv, readMigrationEnv } from './env.js';

const right = {
  DATABASE_URL: 'postgres://studio:secret@localhost/studio',
  JWT_SECRET: 'at least 32 characters of something',
};

const provider = {
  OIDC_ISSUER: 'https://accounts.google.com',
  OIDC_CLIENT_ID: 'studio',
  OIDC_CLIENT_SECRET: 'topsecret',
  OIDC_DOMAIN: 'studio.example',
  OIDC_NAME: 'Google',
};

const keysOf = (BACKUP_PUBLIC_KEY: string) =>
  readBackupEnv({ ...right, BACKUP_PUBLIC_KEY }).BACKUP_PUBLIC_KEY;

describe('the configuration', () => {
  it('needs a database and a secret only', () => {
    expect(readEnv(right)).toMatchObject({ PORT: 3001, TRUST_PROXY: 0, SEED_DEMO: false });
  });

  it('takes an empty value for one that is not set', () => {
    const blank = {
      SMTP_URL: '',
      S3_BUCKET: ' ',
      LOG_LEVEL: '',
      SHUTDOWN_TIMEOUT_SECONDS: '',
      MAIL_FROM: '',
    };
    expect(readEnv({ ...right, ...blank })).toEqual(readEnv(right));
  });

  it('names everything that is wrong at once, and no value', () => {
    const wrong = {
      PORT: 'many',
      DATABASE_URL: 'mysql://root:topsecret@localhost/x',
      JWT_SECRET: 'topsecret',
      SMTP_URL: 'topsecret',
      ADMIN_EMAIL: 'topsecret',
      TRUST_PROXY: '-1',
      MAIL_FROM: 'topsecret',
      ENQUIRY_TO: 'topsecret\r\nBcc: x@example.com',
    };
    const complaint = complaintAbout(wrong);
    for (const name of Object.keys(wrong)) expect(complaint).toContain(`\n  ${name}: `);
    expect(complaint).not.toContain('topsecret');
  });

  it.each(['SITE_URL', 'SMTP_URL', 'DATABASE_URL'])('names %s when it alone is no address', (name) => {
    expect(complaintAbout({ ...right, [name]: 'www.studio.example' })).toContain(`\n  ${name}: `);
  });

  it.each([
    'https://studio.example/home',
    'https://asha:topsecret@studio.example',
    'https://studio.example/?x=1',
    'ftp://studio.example',
    'studio.example',
  ])('refuses %s as the address of the site', (SITE_URL) => {
    expect(complaintAbout({ ...right, SITE_URL })).toContain(
      'SITE_URL: needs scheme and host alone, such as',
    );
  });

  it.each(['https://studio.example/', 'https://studio.example:443', 'http://स्टूडियो.example'])(
    'takes %s for it',
    (SITE_URL) => expect(complaintAbout({ ...right, SITE_URL })).toBe(''),
  );

  it.each([' https://studio.example', 'HTTPS://Studio.example/'])(
    'reads %j as an address of https, so that cookies are kept to it',
    (SITE_URL) => expect(readEnv({ ...right, SITE_URL }).SITE_URL).toBe('https://studio.example'),
  );

  it('says in sentences what a setting needs', () => {
    const SMTP_URL = 'smtps://studio:top/secret@mail.studio.example:465';
    const complaint = complaintAbout({
      ...right,
      SMTP_URL,
      PORT: 'many',
      S3_ENDPOINT: 'store',
      TRUST_PROXY: '1.5',
      SEED_DEMO: 'yes',
      LOG_LEVEL: 'loud',
    });
    expect(complaint).toContain(
      'SMTP_URL: needs smtp:// or smtps://USER:PASSWORD@HOST; signs such as / # ? @',
    );
    expect(complaint).toContain('PORT: needs a whole number from 0 to 65535');
    expect(complaint).toContain('TRUST_PROXY: needs a whole number from 0 to 10');
    expect(complaint).toContain('SEED_DEMO: needs true or false');
    expect(complaint).toContain('LOG_LEVEL: needs fatal, error');
    expect(complaint).toContain('S3_ENDPOINT: needs an address that begins with http');
    expect(complaint).not.toMatch(/Invalid|NaN|expected/);
  });

  it('says in plain words what is not set', () => {
    expect(complaintAbout({})).toContain('\n  DATABASE_URL: is not set\n  JWT_SECRET: is not set');
  });

  it('takes several public keys for backups, and nothing else for one', () => {
    const [one, two] = [`age1${'q'.repeat(58)}`, `age1${'p'.repeat(58)}`];
    expect(keysOf(` ${one}\n${two}`)).toEqual([one, two]);
    expect(keysOf('')).toEqual([]);
    const wrong = () => keysOf('AGE-SECRET-KEY-1TOPSECRET');
    expect(wrong).toThrow('BACKUP_PUBLIC_KEY: needs a public key, such as age1…');
    expect(wrong).not.toThrow('TOPSECRET');
  });

  it.each([
    ['http://id.example'],
    ['https://login.microsoftonline.com/common/v2.0'],
    ['https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad'],
    ['https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0/'],
    ['nothing'],
  ])('refuses %s as a provider of single sign-on', (OIDC_ISSUER) => {
    expect(complaintAbout({ ...right, ...provider, OIDC_ISSUER })).toContain(
      'OIDC_ISSUER: needs an https address',
    );
  });

  it.each([
    ['https://accounts.google.com'],
    ['https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0'],
    ['http://127.0.0.1:4000'],
  ])('takes %s', (OIDC_ISSUER) => {
    expect(complaintAbout({ ...right, ...provider, OIDC_ISSUER })).toBe('');
  });

  it('refuses an address of a mail server that turns TLS off', () => {
    const SMTP_URL = 'smtp://studio:topsecret@mail.example.com?ignoreTLS=true';
    const complaint = complaintAbout({ ...right, SMTP_URL });
    expect(complaint).toContain('SMTP_URL: may not change host or TLS');
    expect(complaint).not.toContain('topsecret');
  });

  it("refuses secrets of the sample configuration, except on a machine of one's own", () => {
    const samples = {
      DATABASE_URL: 'postgres://studio:postgres-for-this-machine-only@postgres/studio',
      JWT_SECRET: 'jwt-for-this-machine-only-0123456789',
    };
    expect(readEnv({ ...samples, SITE_URL: 'http://localhost:8080' })).toMatchObject(samples);
    const complaint = complaintAbout({ ...samples, SITE_URL: 'https://studio.example' });
    for (const name of Object.keys(samples))
      expect(complaint).toContain(`${name}: still has its sample value`);
    expect(complaint).not.toContain('for-this-machine-only');
  });

  it.each(['0.0.0.0', '::', '192.168.1.20'])('refuses them also where it is published on %s', (HTTP_BIND) => {
    const sample = { ...right, JWT_SECRET: 'jwt-for-this-machine-only-0123456789' };
    const settings = { ...sample, SITE_URL: 'http://localhost:8080' };
    expect(complaintAbout({ ...settings, HTTP_BIND })).toContain('JWT_SECRET: still has its sample value');
    expect(complaintAbout({ ...settings, HTTP_BIND: '127.0.0.1' })).toBe('');
  });

  it('bringing the database up to date needs the database alone', () => {
    const { DATABASE_URL } = right;
    expect(readMigrationEnv({ DATABASE_URL })).toMatchObject({ DATABASE_URL, RUN_MIGRATIONS: true });
  });

  it.each([
    'studio@example.com',
    'Studio <studio@example.com>',
    '"Verma, Asha" <asha@example.com>, b@example.com',
    '"Studio @ Noida" <hello@studio.example>',
    'hello@मीरा.example',
    'hello@xn--e1a.xn--p1ai',
    'sales&design@studio.example',
    'studio@localhost',
  ])('takes %s for the address of the studio', (ENQUIRY_TO) => {
    expect(readEnv({ ...right, ENQUIRY_TO }).ENQUIRY_TO).toBe(ENQUIRY_TO);
  });

  it.each([
    'meera@studio.example arjun@studio.example',
    'meera@studio.example, arjun',
    'Studio (meera@studio.example)',
    'Meera <meera@studio.example> arjun@studio.example',
    'Studio: meera@studio.example, arjun@studio.example;',
    'meera@',
    'meera@studio.example/arjun',
    'meera@studio_example',
  ])('refuses %s, by which a mail would reach fewer than are written', (address) => {
    const complaint = complaintAbout({ ...right, MAIL_FROM: address, ENQUIRY_TO: address });
    expect(complaint).toContain('\n  MAIL_FROM: needs one address, such as');
    expect(complaint).toContain('\n  ENQUIRY_TO: needs addresses, such as');
  });

  it.each([
    ['PAGE_CACHE_URL', 'https://nginx', 'needs an address that begins with http://\n'],
    ['CANARY_TO', 'Canary <canary@studio.example>', 'needs an address alone, such as canary@studio.example'],
    ['SHUTDOWN_TIMEOUT_SECONDS', '601', 'needs a number from 0 to 600'],
  ])('says what %s needs instead of %s', (name, value, sentence) => {
    const complaint = complaintAbout({ ...right, PAGE_REFRESH_SECRET: 'x'.repeat(16), [name]: value });
    expect(`${complaint}\n`).toContain(`\n  ${name}: ${sentence}`);
  });

  it('stopping may take parts of a second', () => {
    expect(readEnv({ ...right, SHUTDOWN_TIMEOUT_SECONDS: '2.5' }).SHUTDOWN_TIMEOUT_SECONDS).toBe(2.5);
  });

  it('takes two addresses of the studio, and one sender alone', () => {
    const two = 'meera@studio.example, arjun@studio.example';
    expect(readEnv({ ...right, ENQUIRY_TO: two }).ENQUIRY_TO).toBe(two);
    expect(complaintAbout({ ...right, MAIL_FROM: two })).toContain('MAIL_FROM: needs one address');
  });

  it.each(['studio@example.com', 'Studio <studio@mail.Example.com>'])(
    'refuses %s as sender and receiver of mails on a real mail server, and takes it on its own one',
    (address) => {
      const settings = { ...right, MAIL_FROM: address, ENQUIRY_TO: `meera@studio.example, ${address}` };
      const complaint = complaintAbout({ ...settings, SMTP_URL: 'smtps://mail.studio.example' });
      for (const name of ['MAIL_FROM', 'ENQUIRY_TO'])
        expect(complaint).toContain(`\n  ${name}: is below example.com, where no mail arrives`);
      expect(complaintAbout({ ...settings, SMTP_URL: 'smtp://mailpit:1025' })).toBe('');
    },
  );
});

function complaintAbout(source: Record<string, string>): string {
  try {
    readEnv(source);
  } catch (error) {
    return String(error);
  }
  return '';
}
