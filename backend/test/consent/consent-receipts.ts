import { ConsentReceipts } from '../../src/enquiry/consent/consent-receipts.js';
import type { EnquiryDetail } from '../../src/enquiry/admin/enquiry-admin.schema.js';
import { signIn } from '../auth/sign-in.ts';
import { type EnquiryAdmin, openEnquiryAdmin } from '../enquiry-admin/enquiry-admin.ts';

type Answer = ReturnType<EnquiryAdmin['request']['get']>;

/** As visitors use the link in their receipt. */
export interface Receipts extends EnquiryAdmin {
  tokenOf(enquiry: Pick<EnquiryDetail, 'id' | 'email'>): string;
  read(token: string): Answer;
  /** Whom staff are to call today, by their ids. */
  waiting(): Promise<string[]>;
  act(what: 'withdraw' | 'cancel-call' | 'give', token: string): Answer;
}

export async function openReceipts(settings: Record<string, string> = {}): Promise<Receipts> {
  const admin = await openEnquiryAdmin(settings);
  const { request } = admin;
  return {
    ...admin,
    tokenOf: (enquiry) => admin.app.get(ConsentReceipts).tokenFor(enquiry),
    read: (receipt) => request.get('/api/consent').query({ receipt }),
    waiting: async () => {
      const { body } = await request.get('/api/admin/today').auth(await signIn(admin), { type: 'bearer' });
      return body.data.waiting.data.map(({ id }: { id: string }) => id);
    },
    act: (what, receipt) => request.post(`/api/consent/${what}`).send({ receipt }),
  };
}
