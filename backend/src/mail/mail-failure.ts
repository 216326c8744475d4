import { z } from 'zod';

const smtpError = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
  command: z.string().optional(),
  message: z.string(),
});

/** The message holds codes only and may be logged; `detail` is the server's answer, which may name a person. */
export class MailFailure extends Error {
  constructor(
    message: string,
    readonly detail: string,
    /** Trying the same again is useless: the server refused this very mail. */
    readonly isPermanent: boolean,
  ) {
    super(message);
  }

  static of(thrown: unknown): MailFailure {
    const parsed = smtpError.safeParse(thrown);
    if (!parsed.success) return new MailFailure('The mail could not be sent.', String(thrown), false);
    const { code, responseCode, command, message } = parsed.data;
    const codes = [code, responseCode, command].filter(Boolean).join(' ');
    const isPermanent = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
    return new MailFailure(`The mail could not be sent: ${codes || 'unknown reason'}.`, message, isPermanent);
  }
}
