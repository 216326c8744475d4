const GMAIL = /^(gmail|googlemail)\.com$/;

/** The mailbox behind the many spellings of an address: for counting, not for sending. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const [mailbox = ''] = name.split('+');
  return GMAIL.test(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}
