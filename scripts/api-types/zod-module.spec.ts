import { expect, test } from 'vitest';
import { zodModule } from './zod-module.ts';

test('a named schema becomes a schema and a type of the same name', () => {
  const text = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] };
  const made = moduleOf({ Note: text });
  expect(made).toContain('export const Note = /* @__PURE__ */ z.object({\n  "text": z.string(),\n});');
  expect(made).toContain('export type Note = z.infer<typeof Note>;');
});

test('a field that is not required is optional, one that may be null is nullable', () => {
  const made = moduleOf({
    Note: { type: 'object', properties: { at: { type: 'integer', nullable: true } } },
  });
  expect(made).toContain('"at": z.optional(z.nullable(z.int())),');
});

test('a schema stands after those it refers to', () => {
  const list = { type: 'array', items: { $ref: '#/components/schemas/Zebra' } };
  const made = moduleOf({ Animals: list, Zebra: { type: 'string' } });
  expect(made.indexOf('const Zebra')).toBeLessThan(made.indexOf('const Animals'));
});

test('an object of any keys becomes a record', () => {
  const made = moduleOf({ Words: { type: 'object', additionalProperties: { type: 'string' } } });
  expect(made).toContain('z.record(z.string(), z.string())');
});

test('a reference that is written as all of one schema is that schema', () => {
  const why = { allOf: [{ $ref: '#/components/schemas/Why' }] };
  const made = moduleOf({ Note: { type: 'object', properties: { why } }, Why: { type: 'string' } });
  expect(made).toContain('"why": z.optional(Why),');
});

test.each([{}, { oneOf: [{ type: 'string' }] }])(
  'a value of which no more than %o is said may be anything',
  (said) => {
    const value = { description: 'As another schema says', ...said };
    const made = moduleOf({ Note: { type: 'object', required: ['value'], properties: { value } } });
    expect(made).toContain('"value": z.unknown(),');
  },
);

test('a schema that is not understood is refused', () => {
  expect(() => moduleOf({ Odd: { not: { type: 'string' } } })).toThrow('cannot be written as zod');
});

test('a reference to nothing is refused', () => {
  expect(() => moduleOf({ Note: { $ref: '#/components/schemas/Missing' } })).toThrow('"Missing"');
});

function moduleOf(schemas: Record<string, unknown>): string {
  return zodModule({ components: { schemas } });
}
