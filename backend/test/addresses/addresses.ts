import { AddressCounts } from '../../src/addresses/address-counts.js';
import { type Staff, startAsStaff } from '../blog/blog-posts.ts';

/** Staff who lead old addresses on, and the frontend, which asks where they lead. */
export interface AddressStaff extends Staff {
  send(path: string, body: object): ReturnType<Staff['request']['post']>;
  read(path: string): ReturnType<Staff['request']['get']>;
  lead(from: string, to: string, more?: object): ReturnType<Staff['request']['post']>;
  /** @returns where a browser is sent, or the status */
  visit(path: string, query?: Record<string, string>): Promise<string | number>;
  /** The actions of the history, the newest first. */
  acts(): Promise<string[]>;
  /** What was visited until now is counted. */
  counted(): Promise<void>;
}

export async function startAsAddressStaff(): Promise<AddressStaff> {
  const staff = await startAsStaff({ SITE_URL: 'https://studio.example' });
  const bearer = [staff.token, { type: 'bearer' }] as const;
  const send = (path: string, body: object) =>
    staff.request
      .post(`/api/admin/addresses${path}`)
      .auth(...bearer)
      .send(body);
  return {
    ...staff,
    send,
    read: (path) => staff.request.get(`/api/admin/addresses${path}`).auth(...bearer),
    lead: (from, to, more = {}) => send('', { from, to, ...more }),
    async visit(path, query = {}) {
      const { status, body } = await staff.request.get('/api/old-address').query({ path, ...query });
      return status === 200 ? body.data.to : status;
    },
    async acts() {
      const { body } = await staff.request.get('/api/admin/audit?kind=work').auth(...bearer);
      return body.data.map(({ action }: { action: string }) => action);
    },
    counted: () => staff.app.get(AddressCounts).flush(),
  };
}
