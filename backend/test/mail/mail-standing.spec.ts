import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { DataSource } from 'typeorm';
import { Enquiry } from '../../src/enquiry/enquiry.entity.js';
import { SendStudioMail } from '../../src/enquiry/mails/send-enquiry-mail.job.js';
import { type Receipts, openReceipts } from '../consent/consent-receipts.ts';

const STUDIO = 'hello@studio.example';

describe('the mail to the studio that was held up', () => {
  let site: Receipts;
  beforeAll(async () => void (site = await openReceipts({ ENQUIRY_TO: STUDIO })));
  afterAll(() => site.stop());

  /** As it leaves now. */
  const mailAbout = async (id: string) => {
    const database = site.app.get(DataSource);
    const sent = async () => (await database.manager.findOneByOrFail(Enquiry, { id })).studioMailSentAt;
    await expect.poll(sent).not.toBeNull();
    await database.manager.update(Enquiry, id, { studioMailSentAt: null });
    await site.app.get(SendStudioMail).run({ enquiryId: id }, new AbortController().signal);
    const { text = '', replyTo } = await PostalMime.parse(
      await readFile(join(site.env.DATA_DIR, 'mail', `${id}.studio.eml`)),
    );
    return { text, replyTo: replyTo?.[0]?.address };
  };

  it('asks nobody to ring somebody who withdrew and cancelled the call', async () => {
    const enquiry = await site.enquiry();
    const token = site.tokenOf(enquiry);
    await site.act('withdraw', token);
    const withdrawn = await mailAbout(enquiry.id);
    expect(withdrawn.text).toMatch(/asks for a call[^]+but for this call: consent was withdrawn/);
    expect(withdrawn.text).toContain(enquiry.phone_e164);
    await site.act('cancel-call', token);
    const { text, replyTo } = await mailAbout(enquiry.id);
    expect(text).toContain('Not to be contacted: consent was withdrawn');
    expect(text).not.toMatch(/asks for a call|promised/);
    expect(text).not.toContain(enquiry.phone_e164);
    expect(replyTo).toBe(STUDIO);
  });

  it('tells that staff have marked them, and what is owed where they wrote again', async () => {
    const enquiry = await site.enquiry();
    await site.post(`/${enquiry.id}/do-not-contact`);
    const { text, replyTo } = await mailAbout(enquiry.id);
    expect(text).toContain('Not to be contacted: this address or number is marked so');
    expect(text).not.toMatch(/asks for a call|promised/);
    expect(replyTo).toBe(STUDIO);
    const again = await mailAbout((await site.enquiry({ email: enquiry.email, phone: enquiry.phone })).id);
    expect(again.text).toMatch(/asks for a call[^]+but for this call: this address or number is marked so/);
    expect(again.replyTo).toBe(STUDIO);
  });
});
