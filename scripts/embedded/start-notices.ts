import { existsSync } from 'node:fs';
import { join } from 'node:path';

const THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** What an operator may not expect of this start, a sentence each. */
export function startNotices(root: string, siteUrl: string, env: NodeJS.ProcessEnv): string[] {
  const notices = [];
  if (existsSync(join(root, '.env')))
    notices.push('The file .env is read by docker compose alone: npm start goes by the environment.');
  const hosts = [URL.parse(siteUrl)?.hostname ?? '', env['HOST'] || 'localhost'];
  if (!env['SMTP_URL'] && !hosts.every((host) => THIS_MACHINE.test(host)))
    notices.push('No mail leaves this machine, none of an enquiry either: set SMTP_URL to send them.');
  return notices;
}
