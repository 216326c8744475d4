import { type EnquiryAdmin, openEnquiryAdmin } from './enquiry-admin.ts';

describe('the list of enquiries', () => {
  let admin: EnquiryAdmin;
  beforeAll(async () => {
    admin = await openEnquiryAdmin();
  });
  afterAll(() => admin.stop());

  it('says how many others a person has sent, from the same address or number, without spam', async () => {
    const first = await admin.enquiry();
    const sameAddress = await admin.enquiry({ email: first.email.toUpperCase() });
    const sameNumber = await admin.enquiry({ phone: first.phone });
    const suspect = await admin.enquiry({ phone: first.phone });
    await admin.post(`/${suspect.id}/state`, { state: 'spam' });
    const stranger = await admin.enquiry();
    const { data } = (await admin.get()).body;
    const listed = data.map(({ id, other_enquiries: others }: Record<string, unknown>) => [id, others]);
    expect(listed).toEqual([
      [stranger.id, 0],
      [sameNumber.id, 1],
      [sameAddress.id, 1],
      [first.id, 2],
    ]);
  });
});
