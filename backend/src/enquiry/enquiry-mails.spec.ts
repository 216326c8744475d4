import { acknowledgement } from './acknowledgement.mail.js';
import type { Enquiry } from './enquiry.entity.js';
import { studioMail } from './studio.mail.js';

const enquiry: Enquiry = {
  id: '3b241101-e2bb-4255-8caf-4136c566a962',
  name: 'Asha <b>Verma</b>',
  email: 'asha@example.com',
  phone: '098765 43210',
  phoneE164: '+919876543210',
  message: 'Three rooms & a balcony.\n\n<script>alert(1)</script>\nNear the metro.',
  consent: true,
  consentVersion: '2026-11',
  consentText: 'I authorise.',
  page: '/services',
  createdAt: new Date('2026-11-20T20:00:00Z'),
  spamReason: null,
  submissionKey: null,
  studioMailSentAt: null,
  acknowledgementSentAt: null,
  state: 'new',
  mailResends: 0,
  mailAttempts: 0,
  mailLastError: null,
};
const studio = 'Studio <hello@studio.example>';

describe('the mail to the studio', () => {
  const mail = studioMail(enquiry, studio);

  it('holds all that was said, in the time of the studio', () => {
    expect(mail.text).toBe(`Asha <b>Verma</b> asks for a call.

Three rooms & a balcony.

<script>alert(1)</script>
Near the metro.

Name: Asha <b>Verma</b>
Email: asha@example.com
Phone: +919876543210 (typed: 098765 43210)
Sent: Saturday, 21 November 2026 at 1:30 am (Indian time)
From the page: /services
Consent: I authorise. (wording 2026-11)`);
  });

  it('shows markup as it was typed', () => {
    expect(mail.html).toContain('<p>Three rooms &amp; a balcony.</p>');
    expect(mail.html).toContain('<p>&lt;script&gt;alert(1)&lt;/script&gt;<br>\nNear the metro.</p>');
    expect(mail.html).not.toMatch(/<script|<b>/);
  });

  it('is answered to the visitor', () => {
    expect(mail).toMatchObject({
      to: studio,
      replyTo: { name: 'Asha <b>Verma</b>', address: 'asha@example.com' },
      subject: 'Enquiry from Asha <b>Verma</b>',
    });
  });
});

describe('the thanks to the visitor', () => {
  const mail = acknowledgement(enquiry, studio);

  it('promise a call and are answered to the studio', () => {
    expect(mail.text).toContain('within two working hours');
    expect(mail).toMatchObject({
      to: { address: 'asha@example.com' },
      replyTo: studio,
      isAutomaticReply: true,
    });
  });

  it('carry nothing that a stranger could have typed in for somebody else to read', () => {
    const words = `${mail.subject} ${mail.text} ${mail.html}`;
    for (const typed of ['Asha', 'Three rooms', 'script', '98765']) expect(words).not.toContain(typed);
  });
});
