import { expect, test } from 'vitest';
import { doubledNames } from './doubled-names.ts';

const JOIN_FORM = { file: 'frontend/admin/join/JoinForm.tsx', text: 'export function JoinForm() {}' };

test('a name that two files export is found, whatever kind of thing it names', () => {
  const wire = { file: 'frontend/api/wire.gen.ts', text: 'export type JoinForm = string;' };
  expect(doubledNames([JOIN_FORM, wire])).toEqual([{ name: 'JoinForm', files: [JOIN_FORM.file, wire.file] }]);
});

test.each([
  [
    'a schema and its type',
    [{ file: 'a.ts', text: 'export const Post = z.object();\nexport type Post = string;' }],
  ],
  ['passed on', [JOIN_FORM, { file: 'b.ts', text: "export { JoinForm } from './JoinForm.tsx';" }]],
  ['not exported', [JOIN_FORM, { file: 'b.ts', text: 'function JoinForm() {}' }]],
  [
    'given by Vike',
    ['a', 'b'].map((at) => ({ file: `pages/${at}/+Page.tsx`, text: 'export function Page() {}' })),
  ],
  [
    'given by Playwright',
    ['a', 'b'].map((at) => ({ file: `e2e/${at}/fixtures.ts`, text: 'export const test = 1;' })),
  ],
  [
    'mirrored from the schemas of the content',
    [
      { file: 'frontend/content/schemas/project.ts', text: 'export type ProjectContent = string;' },
      { file: 'frontend/api/wire.gen.ts', text: 'export type ProjectContent = string;' },
    ],
  ],
])('a name that is %s is no double', (_which, sources) => {
  expect(doubledNames(sources)).toEqual([]);
});
