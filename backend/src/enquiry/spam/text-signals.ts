import { gibberishSignals } from './gibberish-signals.js';
import { linkSignals } from './link-signals.js';
import { scriptSignals } from './script-signals.js';
import { senderSignals } from './sender-signals.js';
import type { SpamSignal } from './spam-signal.schema.js';
import { wordSignals } from './word-signals.js';

export interface EnquiryText {
  name: string;
  email: string;
  message: string;
  shortlist?: readonly { note: string }[] | undefined;
}

/** Signals of the words alone, apart from who sent them and how. @param ownHost the site's own */
export function textSignals(enquiry: EnquiryText, ownHost: string): SpamSignal[] {
  const { name, email, message, shortlist = [] } = enquiry;
  const text = [name, message, ...shortlist.map(({ note }) => note)].join('\n');
  return [
    ...linkSignals(text, ownHost),
    ...wordSignals(text),
    ...scriptSignals(text),
    ...gibberishSignals(enquiry),
    ...senderSignals(email),
  ];
}
