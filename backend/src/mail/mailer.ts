export interface Address {
  name: string;
  address: string;
}

export interface Mail {
  /** The same for every attempt at one mail, so that a mailbox can recognise a repetition: letters, digits, `-` and `.`. */
  id: string;
  to: string | Address;
  replyTo: string | Address;
  subject: string;
  text: string;
  html: string;
  /** Answers to a form: no other machine should answer back. */
  isAutomaticReply?: boolean;
}

/** Where mail leaves the house. */
export abstract class Mailer {
  /** @param signal ends the attempt @throws MailFailure when the mail was not taken over */
  abstract send(mail: Mail, signal: AbortSignal): Promise<void>;
  /** Removes what is kept here of mails whose ids begin so. What has left the house is out of reach. */
  abstract forget(idPrefixes: string[]): Promise<void>;
}
