export interface Address {
  name: string;
  address: string;
}

export interface Mail {
  /** Letters, digits, `-` and `.`; the same for each attempt, so that a mailbox recognises a repetition. */
  id: string;
  to: string | Address;
  replyTo: string | Address;
  subject: string;
  text: string;
  html: string;
  isAutomaticReply?: boolean;
  /** Marked by a header of its own, so that a mailbox can put it aside. */
  isCanary?: boolean;
}

export abstract class Mailer {
  /** @throws MailFailure */
  abstract send(mail: Mail, signal: AbortSignal): Promise<void>;
  /** Removes stored copies; mails that have been sent are out of reach. */
  abstract forget(idPrefixes: string[]): Promise<void>;
}
