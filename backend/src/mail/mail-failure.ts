import { z } from 'zod';

const smtpError = z.object({
  code: z.string().optional(),
  /** What went wrong with the connection itself, before the mail program named it. */
  originalCode: z.string().optional(),
  responseCode: z.number().optional(),
  command: z.string().optional(),
  message: z.string(),
});

/** What is answered to other commands, a sign-in or the sender perhaps, is a matter of configuration. */
const JUDGES = new Set<string | undefined>(['RCPT TO', 'DATA']);
/** Authentication or encryption is asked for: nothing that the recipient could help. */
const OUR_AFFAIR = new Set<number | undefined>([530, 534, 535, 538]);
/** Whoever sends may not, to anybody perhaps: RFC 3463 has 5.7 for it, and some servers have words only. */
const ABOUT_US = /\b5\.7\.\d|\brelay/i;
const ABOUT_TLS = /CERT|^UNABLE_TO_|^ERR_(TLS|SSL)_|^HOSTNAME_MISMATCH$/;
const NO_TLS =
  'The mail server offers no encrypted connection that can be trusted, so nothing was sent to it.';

/** The message holds codes only and may be logged; `detail` is the server's answer, which may name a person. */
export class MailFailure extends Error {
  constructor(
    message: string,
    readonly detail: string,
    /** Trying the same again is useless: the server refuses this recipient or this very mail. */
    readonly isPermanent: boolean,
  ) {
    super(message);
  }

  static of(thrown: unknown): MailFailure {
    const parsed = smtpError.safeParse(thrown);
    if (!parsed.success) return new MailFailure('The mail could not be sent.', String(thrown), false);
    const { code, originalCode = '', responseCode, command, message } = parsed.data;
    const codes = [code, responseCode, command].filter(Boolean).join(' ');
    const isOurAffair = OUR_AFFAIR.has(responseCode) || ABOUT_US.test(message);
    const isRefusal = responseCode !== undefined && responseCode >= 500 && !isOurAffair;
    const detail = code === 'ETLS' || ABOUT_TLS.test(originalCode) ? `${NO_TLS} (${message})` : message;
    return new MailFailure(
      `The mail could not be sent: ${codes || 'unknown reason'}.`,
      detail,
      isRefusal && JUDGES.has(command),
    );
  }
}
