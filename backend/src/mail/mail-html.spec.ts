import { mailHtml } from './mail-html.js';

const site = 'https://studio.example';
const link = 'https://studio.example/consent?receipt=x&y';

describe('a mail as HTML', () => {
  it('links to an address of the site that is a line of its own', () => {
    expect(mailHtml(`Your receipt:\n${link}`, site)).toContain(
      '<p>Your receipt:<br>\n<a href="https://studio.example/consent?receipt=x&amp;y">https://studio.example/consent?receipt=x&amp;y</a></p>',
    );
  });

  it.each([
    'https://studio.example.elsewhere.example/',
    'https://studio.example@elsewhere.example/',
    'http://studio.example/',
    `${link} now`,
  ])('makes no link of %s', (line) => {
    expect(mailHtml(line, site)).not.toContain('<a ');
  });

  it('makes no link of what a visitor typed', () => {
    expect(mailHtml(`${link}\n\nName: A`, site, `Look:\n${link}`)).not.toContain('<a ');
  });

  it.each([
    ['+91 120 000 0000', '<a href="tel:+911200000000">+91 120 000 0000</a>'],
    [
      'Phone: +919876543210 (typed: <b>)',
      'Phone: <a href="tel:+919876543210">+919876543210</a> (typed: &lt;b&gt;)',
    ],
  ])('rings the number of %s', (line, markup) => {
    expect(mailHtml(line, site)).toContain(`<p>${markup}</p>`);
    expect(mailHtml(line, site, line)).not.toContain('<a ');
  });

  it('is no wider than its screen, however long an address in it', () => {
    expect(mailHtml(link, site)).toContain('overflow-wrap: anywhere');
  });
});
