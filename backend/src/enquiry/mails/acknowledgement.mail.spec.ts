import { enquiryWith, free, signature } from '../../../test/enquiry/enquiry-with.js';
import { acknowledgement } from './acknowledgement.mail.js';

const enquiry = enquiryWith({});
const site = 'https://studio.example';
const studio = 'Studio <hello@studio.example>';
const receiptLink = 'https://studio.example/consent?receipt=x';
const details = { promise: 'two working hours', receiptLink, files: [], contact: free, signature };

describe('the thanks to the visitor', () => {
  const mail = acknowledgement(enquiry, studio, site, details);

  it('promise a call and are answered to the studio', () => {
    expect(mail.text).toContain('within two working hours');
    expect(mail).toMatchObject({
      to: { name: '', address: 'asha@example.com' },
      replyTo: studio,
      isAutomaticReply: true,
    });
  });

  it('name the hour of the call, and how soon that is as the studio promises it now', () => {
    const callDue = new Date('2126-11-25T05:40:00Z');
    const { text } = acknowledgement(enquiryWith({ callDue }), studio, site, {
      ...details,
      promise: 'four working hours',
    });
    expect(text).toContain('We will ring you by 11:10\u{a0}am on Monday, 25 November (Indian time).');
    expect(text).toContain('within four working hours');
  });

  it('are signed by the studio, with a number to ring', () => {
    const { text, html } = acknowledgement(enquiry, studio, site, {
      ...details,
      signature: { studio: 'Ash & $& Sons', phone: '+91 120 456 7890' },
    });
    expect(text).toContain('With kind regards,\nAsh & $& Sons\n+91 120 456 7890\n\n');
    expect(html).toContain('Ash &amp; $&amp; Sons<br>\n<a href="tel:+911204567890">+91 120 456 7890</a></p>');
  });

  it('link to what was agreed to', () => {
    expect(mail.text).toContain(`what you agreed to:\n${receiptLink}`);
  });

  it('are a receipt of the words, when they were agreed to and by which channels', () => {
    expect(mail.text).toContain(`What you agreed to on Saturday, 21 November 2026, 1:30\u{a0}am (Indian time):
I authorise.
Channels: Call, SMS, e-mail, WhatsApp

Your receipt`);
  });

  it.each([
    [true, 'You ticked this box too: Offers, please.'],
    [false, 'You left this box empty: Offers, please.'],
  ])('say of offers that were asked for apart whether they were agreed to: %s', (offersConsent, line) => {
    const apart = enquiryWith({
      consentVersion: '2026-11-apart',
      offersText: 'Offers, please.',
      offersConsent,
    });
    const { text } = acknowledgement(apart, studio, site, details);
    expect(text).toContain(`Channels: Call, SMS, e-mail, WhatsApp\n${line}\n\nYour receipt`);
  });

  it('promise no hour that has passed', () => {
    const callDue = new Date('2026-11-20T05:40:00Z');
    const { text } = acknowledgement(enquiryWith({ callDue }), studio, site, details);
    expect(text).not.toMatch(/ring you|in touch|within|\{/);
    expect(text).toContain(receiptLink);
  });

  it('promise no call, but link to what was agreed to, where none is owed', () => {
    const callDue = new Date('2126-11-25T05:40:00Z');
    const contact = { ...free, isCallOwed: false };
    const { text } = acknowledgement(enquiryWith({ callDue }), studio, site, { ...details, contact });
    expect(text).not.toMatch(/ring you|in touch|within|\{/);
    expect(text).toContain(receiptLink);
  });

  it('carry nothing that a stranger could have typed in for somebody else to read', () => {
    const words = `${mail.subject} ${mail.text} ${mail.html} ${JSON.stringify(mail.to).replace(enquiry.email, '')}`;
    for (const typed of ['Asha', 'Three rooms', 'script', '98765']) expect(words).not.toContain(typed);
  });
});
