import { type FormEvent, useState } from 'react';

/** One submission at a time. @param send handles its own failures */
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
