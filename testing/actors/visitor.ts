import { randomInt } from 'node:crypto';

/** An IP address that no rate limit has counted yet. */
export const someAddress = (): string => `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`;

export const enquiryFields = (changes: Record<string, string> = {}) => ({
  name: 'Kavita Rao',
  email: 'kavita@example.com',
  phone: '+91 98110 12345',
  message: 'Two bedrooms in Sector 78.',
  consent: 'true',
  ...changes,
});

/** Sends an enquiry; its message is unlike any other, and its email address begins with it. */
export function enquire(url: string, message: string): Promise<Response> {
  return fetch(`${url}/api/enquiry`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': someAddress(),
      'Idempotency-Key': message,
    },
    body: JSON.stringify(enquiryFields({ email: `${message}@example.com`, message })),
  });
}
