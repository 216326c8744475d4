// npm run secrets [-- FILE] [--add | --force]: makes FILE (default .env) from FILE.example with new secrets. Plain
// JavaScript of Node 20: it needs no installed package.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { vapidKeys } from './vapid-keys.mjs';

/** Samples that services refuse on a public site. */
const SAMPLE = /[\w-]*for-this-machine-only[\w-]*/g;
const SETTING = /(?<=^[ \t]*(?:export[ \t]+)?)([A-Z]\w*)=(.*)$/gm;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { add: { type: 'boolean' }, force: { type: 'boolean' } },
  });
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  makeSecrets(resolve(root, positionals[0] ?? '.env'), values);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {string} file @param {{ add?: boolean, force?: boolean }} how */
function makeSecrets(file, { add, force }) {
  const sample = readFileSync(`${file}.example`, 'utf8');
  if (add && existsSync(file)) return addMissing(file, withOwnSecrets(sample));
  if (force && existsSync(file)) return renew(file, sample);
  if (existsSync(file))
    throw new Error(
      `${file} is there already and stays as it is. "--add" adds the settings that it lacks; "--force" makes its secrets anew, which shuts out whoever knows the old ones: database and store included.`,
    );
  const content = withOwnSecrets(sample);
  writeSecretly(file, content);
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = Object.fromEntries(settingsOf(content));
  console.log(`Wrote ${file}, which only you can read. Keep a copy in a safe place.`);
  console.log(`The first administrator: ${ADMIN_EMAIL} with the password ${ADMIN_PASSWORD}`);
}

/** All that is no secret stays. @param {string} file @param {string} sample */
function renew(file, sample) {
  if (existsSync(`${file}.before`))
    throw new Error(
      `${file}.before is there from the last time. Keep what is needed of it elsewhere and remove it.`,
    );
  const before = readFileSync(file, 'utf8');
  const secrets = new Map(settingsOf(sample).filter(([, value]) => value.search(SAMPLE) >= 0));
  const fresh = new Map(settingsOf(withOwnSecrets(sample)));
  /** @type {string[]} */
  const renewed = [];
  const content = before.replaceAll(SETTING, (line, name, value) => {
    // Who knows it would be believed.
    if (name === 'JWT_SECRET_PREVIOUS') return `${name}=`;
    if (value === '' || !secrets.has(name)) return line;
    renewed.push(name);
    return `${name}=${fresh.get(name)}`;
  });
  writeSecretly(`${file}.before`, before);
  writeSecretly(file, content);
  console.log(`Made anew in ${file}: ${renewed.join(', ') || 'nothing, it has no secret'}.`);
  console.log(
    `What it was is in ${file}.before. The database knows its owner by the password in there until it is changed there, too (docs/UPGRADING.md). A store or database elsewhere knows none of the new ones: take its own back. Nobody's own password has changed; apps for a second step are set up again.`,
  );
}

/** The same sample becomes the same secret. @param {string} sample */
function withOwnSecrets(sample) {
  const secrets = new Map();
  return withPushKeys(sample).replaceAll(SAMPLE, (word) => {
    if (!secrets.has(word)) secrets.set(word, randomBytes(24).toString('hex'));
    return secrets.get(word);
  });
}

/** @param {string} sample */
function withPushKeys(sample) {
  const { publicKey, privateKey } = vapidKeys();
  return sample
    .replace(/^VAPID_PUBLIC_KEY=$/m, `VAPID_PUBLIC_KEY=${publicKey}`)
    .replace(/^VAPID_PRIVATE_KEY=$/m, `VAPID_PRIVATE_KEY=${privateKey}`)
    .replace(/^VAPID_SUBJECT=$/m, 'VAPID_SUBJECT=mailto:studio@example.com');
}

/** @param {string} file @param {string} complete */
function addMissing(file, complete) {
  const before = readFileSync(file, 'utf8');
  const known = new Map(settingsOf(before));
  const missing = settingsOf(complete).filter(([name]) => !known.has(name));
  if (missing.length > 0) {
    const lines = missing.map(([name, value]) => `${name}=${value}\n`);
    writeSecretly(file, `${before.replace(/\n*$/, '\n')}${lines.join('')}`);
  }
  console.log(
    `Added to ${file}: ${missing.map(([name]) => name).join(', ') || 'nothing, it has every setting'}.`,
  );
}

/** @param {string} file @param {string} content */
function writeSecretly(file, content) {
  writeFileSync(file, content, { mode: 0o600 });
  // `mode` applies to new files only.
  chmodSync(file, 0o600);
}

/** @param {string} content @returns {[string, string][]} */
function settingsOf(content) {
  return [...content.matchAll(SETTING)].map(([, name = '', value = '']) => [name, value]);
}
