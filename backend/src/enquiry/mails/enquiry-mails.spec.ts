import { digestMail } from './digest.mail.js';
import { enquiryWith, free, signature } from '../../../test/enquiry/enquiry-with.js';
import type { ContactStatus } from '../contact-status.repository.js';
import type { Enquiry } from '../enquiry.entity.js';
import { spamDigestMail } from './spam-digest.mail.js';
import { studioMail } from './studio.mail.js';

const enquiry = enquiryWith({});
const site = 'https://studio.example';
const digest = (...enquiries: Enquiry[]) =>
  digestMail(enquiries, new Map(enquiries.map(({ id }) => [id, free])), studio, site);
const studio = 'Studio <hello@studio.example>';
const receiptLink = 'https://studio.example/consent?receipt=x';
const details = { promise: 'two working hours', receiptLink, files: [], contact: free, signature };

describe('the mail to the studio', () => {
  const mail = studioMail(enquiry, studio, site, details);

  it('holds all that was said, in the time of the studio', () => {
    expect(mail.text).toBe(`Asha <b>Verma</b> asks for a call.

Three rooms & a balcony.

<script>alert(1)</script>
Near the metro.

The enquiry in the admin:
https://studio.example/admin/enquiries/3b241101-e2bb-4255-8caf-4136c566a962

Name: Asha <b>Verma</b>
Email: asha@example.com
Phone: +919876543210 (typed: 098765 43210)
Sent: Saturday, 21 November 2026 at 1:30 am (Indian time)
From the page: /services
Consent: I authorise. (wording 2026-11)`);
  });

  it('rings the number by one press, as it is dialled', () => {
    expect(mail.html).toContain(
      'Phone: <a href="tel:+919876543210">+919876543210</a> (typed: 098765 43210)<br>',
    );
  });

  it('says where the visit began and which post it is about', () => {
    const { text } = studioMail(
      enquiryWith({
        landingPage: '/blogs',
        source: 'newsletter',
        campaign: { utm_source: 'Newsletter', utm_medium: 'mail' },
        postSlug: 'hard-water',
        postTitle: 'Hard water',
      }),
      studio,
      site,
      details,
    );
    expect(text).toContain(`About the blog: Hard water (https://studio.example/blog/hard-water)
The visit: source newsletter, began at /blogs
Campaign: utm_source Newsletter, utm_medium mail`);
  });

  it('names the hour that was promised, by the studio’s clock', () => {
    const promised = studioMail(
      enquiryWith({ callDue: new Date('2026-11-23T05:40:00Z') }),
      studio,
      site,
      details,
    );
    expect(promised.text).toMatch(
      /^Asha <b>Verma<\/b> asks for a call\. We promised it by 11:10 on Monday, 23 November \(Indian time\)\.\n/,
    );
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

  it('says first of all that it may be spam', () => {
    const suspected = studioMail(
      enquiryWith({ spamReason: 'The hidden field was filled in.' }),
      studio,
      site,
      details,
    );
    expect(suspected.subject).toBe('Suspected spam: Enquiry from Asha <b>Verma</b>');
    expect(suspected.text).toMatch(
      /^This looks like spam: The hidden field was filled in\. Nobody was thanked/,
    );
  });
});

describe('the mail to the studio about somebody who is not to be contacted', () => {
  const callDue = new Date('2026-11-23T05:40:00Z');
  const closed = { mayContact: false, isCallOwed: false, isNumberOpen: false, isWithdrawn: false };
  const cases: [string, ContactStatus, string][] = [
    [
      'who withdrew and is not to be rung either',
      { ...closed, isWithdrawn: true },
      'sent this enquiry.\n\nNot to be contacted: consent was withdrawn, and no call is owed.\n',
    ],
    [
      'whom staff have marked',
      closed,
      'sent this enquiry.\n\nNot to be contacted: this address or number is marked so, and no call is owed.\n',
    ],
    [
      'who withdrew and waits for the call',
      { ...closed, isCallOwed: true, isNumberOpen: true, isWithdrawn: true },
      'asks for a call. We promised it by 11:10 on Monday, 23 November (Indian time).\n\nNot to be contacted but for this call: consent was withdrawn.\n',
    ],
    [
      'who was rung meanwhile',
      { ...free, isCallOwed: false },
      'sent this enquiry. No call is owed any more.\n',
    ],
  ];

  it.each(cases)('says so, and promises what is owed alone: %s', (_who, contact, words) => {
    const { text, replyTo } = studioMail(enquiryWith({ callDue }), studio, site, { ...details, contact });
    expect(text).toContain(`Asha <b>Verma</b> ${words}`);
    expect(text.includes('98765')).toBe(contact.isNumberOpen);
    expect(replyTo === studio).toBe(!contact.mayContact);
  });

  it.each(cases)('is as plain in a digest: %s', (_who, contact) => {
    const { isCallOwed, mayContact } = contact;
    for (const due of [callDue, null]) {
      const one = enquiryWith({ callDue: due });
      const { text } = digestMail([one], new Map([[one.id, contact]]), studio, site);
      expect(text.includes('to be called')).toBe(isCallOwed && due !== null);
      expect(text.includes('no call is owed')).toBe(!isCallOwed && mayContact);
      expect(text.includes('not to be contacted')).toBe(!mayContact);
      expect(text.includes('but for a call')).toBe(isCallOwed && !mayContact);
    }
  });
});

describe('the mail to the studio about an enquiry with pictures', () => {
  const kept = {
    project: 'the-verandah-flat',
    title: 'The Verandah Flat',
    picture: '04',
    number: 4,
    src: 'projects/sector-108-residence/04.jpg',
    caption: 'Dining room',
    note: 'The arch, <b>but</b> for the shoe cupboard.',
  };
  const shortlist = [kept, { ...kept, picture: '10', number: 10, note: '' }];
  const mail = studioMail(
    enquiryWith({ projectSlug: 'pale-ash', projectTitle: 'Pale Ash', shortlist }),
    studio,
    site,
    details,
  );

  it('links to the project, and to each picture in the visitor’s order', () => {
    expect(mail.text).toContain(`Near the metro.

About the project: Pale Ash
https://studio.example/projects/pale-ash

Pictures they kept:
1. The Verandah Flat, picture 4: The arch, <b>but</b> for the shoe cupboard.
https://studio.example/shortlist?p=the-verandah-flat.04
2. The Verandah Flat, picture 10
https://studio.example/shortlist?p=the-verandah-flat.10

The enquiry in the admin:
`);
  });

  it('shows markup of a note as it was typed', () => {
    expect(mail.html).toContain('The arch, &lt;b&gt;but&lt;/b&gt; for the shoe cupboard.');
    expect(mail.html).not.toContain('<b>');
  });
});

describe('the digest of a flood', () => {
  const id = '9d2f1c11-e2bb-4255-8caf-4136c566a962';
  const other = enquiryWith({ id });

  it.each([
    ['1 enquiry', [enquiry]],
    ['2 enquiries', [enquiry, other]],
  ])('is called %j', (subject, enquiries) => {
    expect(digest(...enquiries).subject).toBe(subject);
  });

  it('links to each, and shows markup as it was typed', () => {
    const { html } = digest(enquiry);
    expect(html).toContain(
      `<a href="https://studio.example/admin/enquiries/${enquiry.id}">Asha &lt;b&gt;Verma&lt;/b&gt;</a>`,
    );
  });

  it('names the hour that was promised', () => {
    const due = new Date('2026-11-23T05:40:00Z');
    expect(digest(enquiryWith({ name: 'Asha', callDue: due })).text).toContain(
      'Asha, to be called by 11:10 on Monday, 23 November\n',
    );
  });

  it('has the same id for the same enquiries, and for no others', () => {
    expect(digest(enquiry).id).toBe(digest(enquiry).id);
    expect(digest(enquiry).id).not.toBe(digest(other).id);
  });
});

describe('the digest of suspected spam', () => {
  const suspect = enquiryWith({ spamScore: 110, spamReason: 'It links to <b>a site</b>.' });
  const mail = spamDigestMail([suspect], studio, site);

  it('has the points, the reason and a link into the list of each, with markup as it was typed', () => {
    expect(mail.subject).toBe('Suspected spam: 1 enquiry');
    expect(mail.text).toContain(
      `Asha <b>Verma</b> (110 points)\nIt links to <b>a site</b>.\nhttps://studio.example/admin/enquiries/${enquiry.id}?state=spam`,
    );
    expect(mail.html).toContain(
      'Asha &lt;b&gt;Verma&lt;/b&gt; (110 points)</a><br>\nIt links to &lt;b&gt;a site',
    );
    expect(mail.text).toContain('All of them: https://studio.example/admin/enquiries?state=spam');
    expect(mail.html).toContain(
      '<a href="https://studio.example/admin/enquiries?state=spam">All of them</a>',
    );
  });

  it('names a hundred of many and counts the others', () => {
    const { text } = spamDigestMail(
      Array.from({ length: 130 }, () => suspect),
      studio,
      site,
    );
    expect(text.match(/110 points/g)).toHaveLength(100);
    expect(text).toContain('And 30 more: https://studio.example/admin/enquiries?state=spam');
  });
});
