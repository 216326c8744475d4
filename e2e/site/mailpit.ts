import PostalMime, { type Email } from 'postal-mime';
import * as z from 'zod';

const inbox = z.object({ messages: z.array(z.object({ ID: z.string() })) });

/** Every message that a Mailpit holds, the last five hundred at most. */
export async function readMailpit(url: string): Promise<Email[]> {
  const list = await fetch(`${url}/api/v1/messages?limit=500`);
  const { messages } = inbox.parse(await list.json());
  return Promise.all(
    messages.map(async ({ ID }) => {
      const raw = await fetch(`${url}/api/v1/message/${ID}/raw`);
      return PostalMime.parse(await raw.arrayBuffer());
    }),
  );
}
