import { randomInt } from 'node:crypto';

/** An IP address that no rate limit has counted yet. */
export const someAddress = (): string => `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`;

export const enquiryFields = (changes: Record<string, string> = {}) => ({
  name: 'Kavita Rao',
  email: 'kavita@example.com',
  phone: '+91 98110 12345',
  message: 'Two bedrooms in Sector 78.',
  consent: 'true',
  consent_version: '2026-11',
  ...changes,
});

const fieldsOf = (message: string) => enquiryFields({ email: `${message}@example.com`, message });
const headersOf = (message: string) => ({ 'X-Forwarded-For': someAddress(), 'Idempotency-Key': message });

/** Sends an enquiry; its message is unlike any other, and its email address begins with it. */
export function enquire(url: string, message: string): Promise<Response> {
  return fetch(`${url}/api/enquiry`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headersOf(message) },
    body: JSON.stringify(fieldsOf(message)),
  });
}

/** With a plan, whose content names the message. */
export function enquireWithPlan(url: string, message: string): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fieldsOf(message))) body.set(name, value);
  body.set('files', new Blob([planOf(message)]), 'plan.pdf');
  return fetch(`${url}/api/enquiry`, { method: 'POST', headers: headersOf(message), body });
}

/** The least that is a PDF. */
export function planOf(message: string): string {
  const head = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog >> % ${message}\nendobj\n`;
  return `${head}xref\n0 2\ntrailer\n<< /Root 1 0 R /Size 2 >>\nstartxref\n${head.length}\n%%EOF\n`;
}
