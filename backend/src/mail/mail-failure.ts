import { z } from 'zod';

export const smtpError = z.object({
  code: z.string().optional(),
  originalCode: z.string().optional(),
  responseCode: z.number().optional(),
  command: z.string().optional(),
  message: z.string(),
});

const RECIPIENT_COMMANDS = new Set<string | undefined>(['RCPT TO', 'DATA']);
/** Of the message of a failure, as Postgres reads it. */
export const REFUSED_FOR_RECIPIENT = String.raw` (${[...RECIPIENT_COMMANDS].join('|')})\.$`;
const AUTHENTICATION_CODES = new Set<number | undefined>([530, 534, 535, 538]);
/** RFC 3463: 5.7 refuses the sender, not the recipient. Some servers have words only. */
const SENDER_REFUSED = /\b5\.7\.\d|\brelay/i;
/** RFC 3463: 5.2 is the mailbox, which is full or closed for a while; servers give it as 552 too. */
const MAILBOX_FULL = /\b5\.2\.\d/;
const TLS_CODE = /CERT|^UNABLE_TO_|^ERR_(TLS|SSL)_|^HOSTNAME_MISMATCH$/;
const NO_TLS =
  'The mail server offers no encrypted connection that can be trusted, so nothing was sent to it.';

/** The message may be logged; `detail` is the server's answer, which may name a person. */
export class MailFailure extends Error {
  constructor(
    message: string,
    readonly detail: string,
    /** The server refuses this recipient or this mail for good. */
    readonly isPermanent: boolean,
  ) {
    super(message);
  }

  static of(thrown: unknown): MailFailure {
    const parsed = smtpError.safeParse(thrown);
    if (!parsed.success) return new MailFailure('The mail could not be sent.', String(thrown), false);
    const { code, originalCode = '', responseCode, command, message } = parsed.data;
    const codes = [code, responseCode, command].filter(Boolean).join(' ');
    const isOurConfiguration = AUTHENTICATION_CODES.has(responseCode) || SENDER_REFUSED.test(message);
    const isFull = responseCode === 552 || MAILBOX_FULL.test(message);
    const isRefusal = responseCode !== undefined && responseCode >= 500 && !isOurConfiguration && !isFull;
    const detail = code === 'ETLS' || TLS_CODE.test(originalCode) ? `${NO_TLS} (${message})` : message;
    return new MailFailure(
      `The mail could not be sent: ${codes || 'unknown reason'}.`,
      detail,
      isRefusal && RECIPIENT_COMMANDS.has(command),
    );
  }
}
