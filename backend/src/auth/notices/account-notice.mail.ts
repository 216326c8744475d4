import { mailHtml } from '../../mail/mail-html.js';
import type { Mail } from '../../mail/mailer.js';
import { studio } from '../../studio/studio.js';
import type { Admin } from '../admin.entity.js';
import type { AccountNotice, SecondFactorChange } from './account-notice.schema.js';

const time = new Intl.DateTimeFormat(studio.locale.language, {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: studio.locale.timeZone,
});

const countryNames = new Intl.DisplayNames(studio.locale.language, { type: 'region' });

export function accountNoticeMail(
  { email, name }: Pick<Admin, 'email' | 'name'>,
  notice: AccountNotice,
  passkeys: number,
  replyTo: string,
  siteUrl: string,
): Omit<Mail, 'id'> {
  const { subject, happened, advice } = wordsOf(notice, email, passkeys, siteUrl);
  const text = [name ? `Hello ${name},` : 'Hello,', happened, advice].join('\n\n');
  return { to: { name, address: email }, replyTo, subject, text, html: mailHtml(text, siteUrl) };
}

const CHANGES: Record<SecondFactorChange, string> = {
  'second factor switched on': 'An authenticator app was switched on',
  'second factor switched off': 'The authenticator app was switched off',
  'passkey added': 'A passkey was added, which can sign in without the password',
  'passkey removed': 'A passkey was removed',
  'recovery codes made': 'New recovery codes were made, and the old ones stopped working',
  'second factor reset': 'App, passkeys and recovery codes were removed by somebody who looks after accounts',
};

function wordsOf(notice: AccountNotice, email: string, passkeys: number, siteUrl: string) {
  const on = `on ${time.format(notice.at)} (${studio.locale.timeZoneName})`;
  const link = (path: string) => new URL(path, siteUrl).href;
  if (notice.what === 'password changed')
    return {
      subject: 'Your password was changed',
      happened: `The password of ${email} was changed ${on}. Every other session was ended.${stillOpen(passkeys, link('/admin/account'))}`,
      advice: `If this was not you, ask for a new password at once, and tell an owner of the website:\n${link('/admin/login')}`,
    };
  if (notice.what === 'second factor changed')
    return {
      subject: 'Your second factor was changed',
      happened: `${CHANGES[notice.change]}: account ${email}, ${on}${notice.device ? `, on the device ${notice.device}` : ''}.`,
      advice: `If you know nothing of this, change your password, remove what is not yours, and tell an owner of the website:\n${link('/admin/account')}`,
    };
  if (notice.what === 'recovery code used')
    return {
      subject: 'A recovery code was used',
      happened: `A recovery code was used to sign in as ${email} ${on}, on the device ${notice.device}. ${codesLeft(notice.left)}`,
      advice: `If this was not you, change your password, make new recovery codes, and tell an owner of the website:\n${link('/admin/account')}`,
    };
  if (notice.what === 'alerts ended')
    return {
      subject: `Alerts no longer reach ${notice.device}`,
      happened: `Alerts about enquiries could not be sent to the device ${notice.device} ${on}: its browser takes no more of them. This happens when they are switched off in its settings, or when it was not used for long.`,
      advice: `If you still want them there, open the admin on that device and switch them on again:\n${link('/admin/account')}`,
    };
  const country = notice.country ? ` (${countryNames.of(notice.country)})` : '';
  const from = notice.network ? `, from the network ${notice.network}${country}` : '';
  return {
    subject: `New device: ${notice.device}`,
    happened: `New device: ${notice.device}. It signed in as ${email} ${on}${from}.`,
    advice: `If this was not you, end that session and change your password:\n${link('/admin/account')}`,
  };
}

function codesLeft(left: number): string {
  if (left === 0) return 'None is left.';
  return left === 1 ? '1 is left.' : `${left} are left.`;
}

function stillOpen(passkeys: number, link: string): string {
  if (passkeys === 0) return '';
  const count = passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`;
  return ` ${count} can still sign in without it. Remove those that are not yours under Account:\n${link}`;
}
