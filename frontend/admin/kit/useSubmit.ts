import { type FormEvent, useState } from 'react';

/** Sends a form by script, once at a time. @param send gets the form and deals with what goes wrong itself */
export function useSubmit(send: (form: HTMLFormElement) => Promise<void>) {
  const [isSending, setSending] = useState(false);
  async function run(form: HTMLFormElement): Promise<void> {
    setSending(true);
    await send(form);
    setSending(false);
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) void run(event.currentTarget);
  };
  return { submit, isSending };
}
