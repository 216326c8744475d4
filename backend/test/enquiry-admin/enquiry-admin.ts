import { randomUUID } from 'node:crypto';
import type { AuditListEntry } from '../../src/audit/audit.schema.js';
import type { EnquiryDetail } from '../../src/enquiry/admin/enquiry-admin.schema.js';
import { enquiryForm } from '../enquiry/enquiry-form.ts';
import { signIn } from '../auth/sign-in.ts';
import { type TestApp, startApp } from '../setup/start-app.ts';

type Call = ReturnType<TestApp['request']['get']>;

/** The enquiries as staff work with them. */
export interface EnquiryAdmin extends TestApp {
  get(path?: string): Call;
  post(path: string, body?: object): Call;
  patch(path: string, body: object): Call;
  delete(path: string): Call;
  audit(): Promise<AuditListEntry[]>;
  /** An enquiry from a person of its own. */
  enquiry(changes?: Record<string, string>): Promise<EnquiryDetail>;
}

export async function openEnquiryAdmin(settings: Record<string, string> = {}): Promise<EnquiryAdmin> {
  const server = await startApp({ TRUST_PROXY: '1', ...settings });
  const token = await signIn(server);
  const { request } = server;
  const as = (call: Call) => call.auth(token, { type: 'bearer' });
  let address = 0;
  const admin: EnquiryAdmin = {
    ...server,
    get: (path = '') => as(request.get(`/api/admin/enquiry${path}`)),
    post: (path, body) => as(request.post(`/api/admin/enquiry${path}`)).send(body),
    patch: (path, body) => as(request.patch(`/api/admin/enquiry${path}`)).send(body),
    delete: (path) => as(request.delete(`/api/admin/enquiry${path}`)),
    audit: async () => (await as(request.get('/api/admin/audit?limit=50'))).body.data,
    async enquiry(changes = {}) {
      address += 1;
      const email = `${randomUUID()}@example.com`;
      const phone = `+91 98${String(10_000_000 + Math.floor(Math.random() * 89_999_999))}`;
      const response = await request
        .post('/api/enquiry')
        .set('X-Forwarded-For', `203.0.${Math.floor(address / 250)}.${address % 250}`)
        .send(enquiryForm({ email, phone, ...changes }));
      if (response.status !== 201) throw new Error(JSON.stringify(response.body));
      const search = changes['email'] ?? email;
      const [card] = (await admin.get(`?search=${encodeURIComponent(search)}`)).body.data;
      return (await admin.get(`/${card.id}`)).body.data;
    },
  };
  return admin;
}
