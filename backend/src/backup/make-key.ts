import { writeFile } from 'node:fs/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { fileReason } from './file-reason.js';
import { fail } from './report.js';

// node dist/backup/make-key.js FILE: makes a pair of keys; FILE gets the private one, "-" is the standard output.
try {
  const file = process.argv[2];
  if (!file) throw new Error('Say which file the private key goes into; “-” is the standard output.');
  const privateKey = await generateX25519Identity();
  const publicKey = await identityToRecipient(privateKey);
  const text = `# public key: ${publicKey}\n${privateKey}\n`;
  if (file === '-') process.stdout.write(text);
  // Never over another key: its backups could not be opened any more.
  else
    await writeFile(file, text, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
      throw new Error(`${file} cannot be written: ${fileReason(error) ?? String(error)}.`, { cause: error });
    });
  process.stderr.write(
    `The private key opens the backups: keep it away from this machine.\nBACKUP_PUBLIC_KEY=${publicKey}\n`,
  );
} catch (error) {
  fail(error);
}
