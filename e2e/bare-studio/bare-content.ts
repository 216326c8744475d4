import * as z from 'zod';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The content with everything left out that its schema lets a studio leave out. */
export function bareContent(schema: z.ZodType, content: unknown): unknown {
  return bare(z.toJSONSchema(schema), content);
}

function bare(schema: z.core.JSONSchema._JSONSchema, value: unknown): unknown {
  if (typeof schema === 'boolean') return value;
  if (Array.isArray(value)) return bareList(schema, value);
  if (!isRecord(value) || !schema.properties) return value;
  const kept = Object.entries(schema.properties).filter(([name]) => schema.required?.includes(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, bare(inner, value[name])]));
}

function bareList(schema: z.core.JSONSchema.BaseSchema, values: unknown[]): unknown[] {
  const { items } = schema;
  const least = values.slice(0, schema.minItems ?? 0);
  return Array.isArray(items) || items === undefined ? values : least.map((value) => bare(items, value));
}
