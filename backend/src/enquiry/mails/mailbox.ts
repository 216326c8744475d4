const GMAIL = /^(gmail|googlemail)\.com$/;

/** One mailbox has many spellings. For counting only, never for sending. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const [mailbox = ''] = name.split('+');
  return GMAIL.test(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`;
}
