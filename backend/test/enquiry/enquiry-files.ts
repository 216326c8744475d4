import { randomUUID } from 'node:crypto';
import type { EnquiryDetail } from '../../src/enquiry/admin/enquiry-admin.schema.js';
import { type EnquiryAdmin } from '../enquiry-admin/enquiry-admin.ts';
import { enquiryForm } from './enquiry-form.ts';

export interface Attached {
  name: string;
  content: Buffer | string;
}

let address = 0;

/** Sends an enquiry as a browser does, from an address of its own. */
export function attach(
  { request }: Pick<EnquiryAdmin, 'request'>,
  files: Attached[],
  { ip, key, ...changes }: Record<string, string> = {},
) {
  address += 1;
  const call = request
    .post('/api/enquiry')
    .set('X-Forwarded-For', ip ?? `198.18.${Math.floor(address / 250)}.${address % 250}`);
  if (key) void call.set('Idempotency-Key', key);
  for (const [name, value] of Object.entries(enquiryForm(changes))) void call.field(name, String(value));
  for (const { name, content } of files) void call.attach('files', Buffer.from(content), name);
  return call;
}

export async function sendWith(
  admin: EnquiryAdmin,
  files: Attached[],
  changes: Record<string, string> = {},
): Promise<EnquiryDetail> {
  const email = changes['email'] ?? `${randomUUID()}@example.com`;
  const { status, body } = await attach(admin, files, { email, ...changes });
  if (status !== 201) throw new Error(JSON.stringify(body));
  const [card] = (await admin.get(`?search=${email}`)).body.data;
  return (await admin.get(`/${card.id}`)).body.data;
}

export function pdf(content = 'a plan'): string {
  const head = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog >> % ${content}\nendobj\n`;
  return `${head}xref\n0 2\ntrailer\n<< /Root 1 0 R /Size 2 >>\nstartxref\n${head.length}\n%%EOF\n`;
}

/** One of exactly so many bytes. */
export function pdfOf(bytes: number): string {
  const length = bytes - 200;
  return pdf('x'.repeat(length + bytes - pdf('x'.repeat(length)).length));
}
