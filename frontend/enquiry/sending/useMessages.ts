import { type FormEvent, useState } from 'react';
import type { EnquiryFailure } from '../sendEnquiry.ts';

const nothingSaid: EnquiryFailure['messages'] = {};

/** What was wrong, as `messages`; in `open` without the fields that have changed since. */
export function useMessages(failure: EnquiryFailure | undefined) {
  const { messages = nothingSaid } = failure ?? {};
  const [changed, setChanged] = useState({ messages, names: [''] });
  const names = changed.messages === messages ? changed.names : [];
  const isOpen = ([name]: [string, string]) => !names.includes(name);
  const noteChange = ({ target }: FormEvent) => {
    const name = target instanceof Element && target.getAttribute('name');
    if (!name) return;
    // The consent is also wrong when its wording has changed.
    const own = [name, `${name}_version`].filter((key) => key in messages && !names.includes(key));
    if (own.length > 0) setChanged({ messages, names: [...names, ...own] });
  };
  return { messages, open: Object.fromEntries(Object.entries(messages).filter(isOpen)), noteChange };
}
