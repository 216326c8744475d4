import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { slugFrom } from '../backend/src/publication/slug.ts';
import { studio } from '../backend/src/studio/studio.ts';
import { suggestSlug } from '../frontend/admin/writing/suggestSlug.ts';
import { root } from './embedded/root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { colours, limits, locale, workingHours } = studio;

/** What NGINX and style sheets cannot read from studio/ is written there a second time. */
describe('the same as in studio/ are', () => {
  const problemPage = read('nginx/templates/problem-pages.conf');

  test('the limit of NGINX for staff: two pictures, a text, and a megabyte for the rest of the form', () => {
    const megabytes = 2 * limits.maxPictureMegabytes + limits.maxTextMegabytes + 1;
    const blocks = read('nginx/templates/site.conf').split('location ').slice(1);
    const found = blocks
      .filter((location) => /^(@uploads|~\* \^\/api\/admin\/\(blog)/.test(location))
      .map((location) => Number(/client_max_body_size (\d+)m\b/.exec(location)?.[1]));
    expect(found).toEqual([megabytes, megabytes]);
  });

  test('the limit of NGINX and the ingress for enquiries: their files, and two megabytes for the rest of the form', () => {
    const megabytes = limits.maxEnquiryFiles * limits.maxEnquiryFileMegabytes + 2;
    const site = read('nginx/templates/site.conf');
    const taken = [...site.matchAll(/with-files \{[^}]*client_max_body_size (\d+)m/g)];
    expect(taken.map(([, size]) => Number(size))).toEqual([megabytes, megabytes]);
    const ingress = /proxy-body-size: (\d+)m/.exec(read('kubernetes/overlays/production/ingress.yaml'));
    expect(Number(ingress?.[1])).toBe(megabytes);
  });

  test('the language and the colours of the page that NGINX shows by itself', () => {
    expect(problemPage).toContain(`<html lang="${locale.language}">`);
    const used = new Set(problemPage.match(/#[0-9a-f]{6}\b/g));
    expect([...used].toSorted()).toEqual(
      [colours.background, colours.text, colours.accent, colours.onAccent].toSorted(),
    );
  });

  test('the colours of the style sheets', () => {
    const tokens = new Map(
      [...read('frontend/styles/tokens.css').matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [
        name ?? '',
        value ?? '',
      ]),
    );
    const colourOf = (name: string): string | undefined => {
      const value = tokens.get(name);
      const other = /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1];
      return other ? colourOf(other) : value;
    };
    const [background, text, accent, onAccent] = ['--bg', '--text', '--accent', '--surface'].map(colourOf);
    expect({ background, text, accent, onAccent }).toEqual({ ...colours, theme: undefined });
    expect([...tokens.values()]).toContain(colours.theme);
  });

  test('the working hours in words', () => {
    const { days, text } = workingHours;
    const open = Object.entries(days).flatMap(([name, times]) => (times ? [{ name, ...times }] : []));
    const [{ begins, ends } = { begins: '', ends: '' }] = open;
    const hour = new Intl.DateTimeFormat(locale.language, { hour: 'numeric', timeZone: 'UTC' });
    const [opens, closes] = [begins, ends].map((clock) => hour.format(new Date(`2026-01-01T${clock}Z`)));
    expect(text).toBe(`${open[0]?.name} to ${open.at(-1)?.name}, ${opens} to ${closes}`);
  });

  test('the hours of the promised call nowhere: sentences take them from the studio’s words', () => {
    const places = globSync('{frontend/content/*.{json,ts},studio/mails.json}', { cwd: root }).filter(
      (path) => !path.endsWith('.spec.ts'),
    );
    const sentences = places.map(read).join('\n');
    expect(sentences.match(/within \{promise\}/g)?.length).toBeGreaterThan(5);
    expect(sentences.match(/within \w+ working hours?/g)).toBe(null);
  });

  test('the minutes of a session and of a link for a new password in the documents', () => {
    expect(read('SECURITY.md')).toContain(`A session ends after ${limits.sessionMinutes} minutes`);
    expect(read('docs/operations.md')).toContain(`After ${limits.sessionMinutes} minutes all sessions`);
    expect(read('docs/security.md')).toContain(`once, for ${limits.passwordLinkMinutes} minutes`);
  });
});

test.each([
  'The Counter: is – too low?!',
  'Café owner’s dîner',
  `${'a'.repeat(60)} ${'b'.repeat(60)}`,
  'a rather long word '.repeat(20),
  '../../etc/passwd',
])('the form suggests the slug that the backend makes of %j', (title) => {
  expect(suggestSlug(title)).toBe(slugFrom(title));
});
