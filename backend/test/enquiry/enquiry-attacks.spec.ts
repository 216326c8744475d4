import { DataSource } from 'typeorm';
import { attacks } from '../../../testing/attacks/blog-attacks.ts';
import { studioMail } from '../../src/enquiry/mails/studio.mail.js';
import { type EnquiryAdmin, openEnquiryAdmin } from '../enquiry-admin/enquiry-admin.ts';
import { enquiryForm } from './enquiry-form.ts';
import { enquiryWith, free, signature } from './enquiry-with.ts';
import { harms } from '../blog/harms.ts';
import { signIn } from '../auth/sign-in.ts';

const hostile = [...attacks, `' OR 1=1; DROP TABLE enquiry; --`, '=1+1', '%', '\u0000', '\uD800', '{{7*7}}'];

describe('attacks on an enquiry', () => {
  let admin: EnquiryAdmin;
  beforeAll(async () => void (admin = await openEnquiryAdmin()));
  afterAll(() => admin.stop());

  it('by where a visit began leave words of which a source is made, and run nothing in the mail', async () => {
    for (const [place, attack] of hostile.entries()) {
      const visit = { landing_page: `/${attack}`, referrer_host: attack };
      const campaign = JSON.stringify({ utm_source: attack, utm_term: attack });
      const { status } = await admin.request
        .post('/api/enquiry')
        .set('X-Forwarded-For', `198.18.7.${place}`)
        .send(enquiryForm({ email: `attack${place}@example.com`, ...visit, campaign }));
      expect([attack, status]).toEqual([attack, 201]);
    }
    const sql = 'SELECT landing_page, referrer_host, campaign, source FROM enquiry';
    const rows = await admin.app.get(DataSource).query(sql);
    expect(rows).toHaveLength(hostile.length);
    for (const { landing_page: landingPage, referrer_host, campaign, source } of rows) {
      expect([referrer_host, source]).toEqual([null, expect.stringMatching(/^[\p{L}\p{N}.-]{1,60}$/u)]);
      const enquiry = enquiryWith({ name: 'Asha', message: 'A flat.', landingPage, campaign, source });
      const mail = studioMail(enquiry, 'a@b.in', 'https://studio.example', {
        promise: '',
        receiptLink: '',
        files: [],
        contact: free,
        signature,
      });
      expect(harms(mail.html)).toEqual([]);
    }
    expect((await admin.get('?limit=50')).status).toBe(200);
    expect((await admin.get('/export.csv')).status).toBe(200);
  });

  it('by the search for a mark find nobody, and forget nothing', async () => {
    const { id } = await admin.enquiry();
    await admin.post(`/${id}/do-not-contact`);
    await admin.app.get(DataSource).query('DELETE FROM enquiry');
    const token = await signIn(admin);
    for (const who of hostile)
      for (const act of ['find', 'forget']) {
        const call = admin.request.post(`/api/admin/do-not-contact/${act}`).auth(token, { type: 'bearer' });
        const { status, body } = await call.send({ who });
        const found = status === 422 ? 0 : body.data.length + body.enquiries;
        expect([who, [200, 422].includes(status), found]).toEqual([who, true, 0]);
      }
    expect(await admin.app.get(DataSource).query('SELECT 1 FROM do_not_contact')).toHaveLength(2);
  });
});
