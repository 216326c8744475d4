import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../../scripts/embedded/free-port.ts';
import { root } from '../../scripts/embedded/root.ts';
import { serveFrontend } from '../../testing/site/frontend-server.ts';
import { test } from './fixtures.ts';

test('while the backend is down blog and projects say to try again, every other page is there, and a form comes back with other ways', async ({
  request,
}) => {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const site = await serveFrontend(join(root, 'frontend'), nobody);
  for (const path of ['/blogs', '/blog/a-post', '/projects', '/projects/a-project', '/project']) {
    const answer = await request.get(site.url + path);
    expect(answer.status(), path).toBe(503);
    expect(answer.headers()['retry-after'], path).toBeTruthy();
    expect(await answer.text(), path).toContain('Please try again in a minute.');
  }
  for (const path of ['/sitemap.xml', '/feed.xml', '/api/blog']) {
    expect((await request.get(site.url + path)).status(), path).toBe(503);
  }
  for (const path of ['/', '/about-us', '/services', '/contact-us', '/privacy-policy', '/robots.txt']) {
    expect((await request.get(site.url + path)).status(), path).toBe(200);
  }
  const form = { name: 'Asha', phone: '+91 98110 54321', message: 'Three rooms & a cat.', consent: 'on' };
  const refused = await request.post(`${site.url}/contact-us`, { form });
  expect(refused.status()).toBe(503);
  const html = await refused.text();
  expect(html).toContain('Two other ways');
  const letter = encodeURIComponent('An enquiry from Asha, +91 98110 54321: Three rooms & a cat.');
  expect(html).toContain(`?text=${letter}`);
  expect(html).toContain(`?subject=Enquiry&amp;body=${letter}`);
  await site.stop();
});
