import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { ConsentBoxes, enquiryFieldProps } from './EnquiryFields.tsx';
import { HiddenFields } from './HiddenFields.tsx';

const wording = z.object({ version: z.string(), text: z.string() });
const apartWording = wording.extend({ offers: z.string() });
const file = new URL('../../studio/consent.json', import.meta.url);
const consents = z
  .looseObject({ current: wording, apart: apartWording })
  .parse(JSON.parse(readFileSync(file, 'utf8')));
const { current, apart } = consents;

const fields = (messages: Record<string, string>) => enquiryFieldProps('contact', {}, messages);

test('the words beside the box are those that the backend records under the version of the form', () => {
  expect(renderToStaticMarkup(<ConsentBoxes field={fields({})} />)).toContain(`<span>${current.text}</span>`);
  expect(renderToStaticMarkup(<HiddenFields idempotencyKey="key" page="/" />)).toContain(
    `name="consent_version" value="${current.version}"`,
  );
});

test('an unknown consent version is an error beside the box', () => {
  const box = renderToStaticMarkup(<ConsentBoxes field={fields({ consent_version: 'Unknown words.' })} />);
  expect(box).toContain('Unknown words.');
  expect(box).toContain('aria-invalid="true"');
});

test('a studio that asks for offers apart shows two boxes, the second one neither ticked nor required', async () => {
  vi.resetModules();
  vi.doMock('../../studio/consent.json', () => ({ default: { ...consents, asksOffersApart: true } }));
  const [boxes, hidden] = await Promise.all([import('./EnquiryFields.tsx'), import('./HiddenFields.tsx')]);
  const form = renderToStaticMarkup(<boxes.ConsentBoxes field={fields({})} />);
  expect(form).toContain(`<span>${apart.text}</span>`);
  expect(form).toContain(`<span>${apart.offers}</span>`);
  const [offers = ''] = /<input[^>]*name="offers"[^>]*>/.exec(form) ?? [];
  expect(offers).not.toMatch(/checked|required/);
  expect(renderToStaticMarkup(<hidden.HiddenFields idempotencyKey="key" page="/" />)).toContain(
    `name="consent_version" value="${apart.version}"`,
  );
});

test('a box that somebody ticked stays ticked in a form that comes back', async () => {
  vi.resetModules();
  vi.doMock('../../studio/consent.json', () => ({ default: { ...consents, asksOffersApart: true } }));
  const boxes = await import('./EnquiryFields.tsx');
  const back = boxes.enquiryFieldProps('contact', { offers: 'on' }, {});
  const form = renderToStaticMarkup(<boxes.ConsentBoxes field={back} />);
  expect(form.match(/checked=""/g)).toHaveLength(1);
});
