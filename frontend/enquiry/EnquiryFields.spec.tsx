import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { ConsentBox, enquiryFields } from './EnquiryFields.tsx';
import { HiddenFields } from './HiddenFields.tsx';

const wording = z.object({ version: z.string(), text: z.string() });
const file = new URL('../../studio/consent.json', import.meta.url);
const { current } = z.object({ current: wording }).parse(JSON.parse(readFileSync(file, 'utf8')));

const fields = (messages: Record<string, string>) => enquiryFields('contact', {}, messages);

test('the words beside the box are those that the backend records under the version of the form', () => {
  expect(renderToStaticMarkup(<ConsentBox field={fields({})} />)).toContain(`<span>${current.text}</span>`);
  expect(renderToStaticMarkup(<HiddenFields idempotencyKey="key" page="/" />)).toContain(
    `name="consent_version" value="${current.version}"`,
  );
});

test('an unknown consent version is an error beside the box', () => {
  const box = renderToStaticMarkup(<ConsentBox field={fields({ consent_version: 'Unknown words.' })} />);
  expect(box).toContain('Unknown words.');
  expect(box).toContain('aria-invalid="true"');
});
