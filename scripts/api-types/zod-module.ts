import * as z from 'zod';

/** The part of OpenAPI 3.0 that our document uses; anything else is refused. */
interface Schema {
  $ref?: string | undefined;
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | undefined;
  nullable?: boolean | undefined;
  enum?: (string | number | boolean | null)[] | undefined;
  properties?: Record<string, Schema> | undefined;
  required?: string[] | undefined;
  additionalProperties?: boolean | Schema | undefined;
  items?: Schema | undefined;
  anyOf?: Schema[] | undefined;
  allOf?: [Schema] | undefined;
}

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    $ref: z.string().optional(),
    type: z.enum(['object', 'array', 'string', 'integer', 'number', 'boolean']).optional(),
    nullable: z.boolean().optional(),
    enum: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), schema]).optional(),
    items: schema.optional(),
    anyOf: z.array(schema).optional(),
    allOf: z.tuple([schema]).optional(),
  }),
);

const openApiDocument = z.object({ components: z.object({ schemas: z.record(z.string(), schema) }) });

const HEADER = `// Made from the backend's OpenAPI document by \`npm run api-types\`. Do not edit.
import * as z from 'zod/mini';
`;

/** One zod/mini schema and one type for every named schema. */
export function zodModule(document: unknown): string {
  const { schemas } = openApiDocument.parse(document).components;
  const written: string[] = [];
  const blocks: string[] = [];
  const write = (name: string): void => {
    if (written.includes(name)) return;
    written.push(name);
    const found = schemas[name];
    if (!found) throw new Error(`The document refers to the schema "${name}" but does not have it.`);
    for (const other of references(found)) write(other);
    blocks.push(
      `\nexport const ${name} = /* @__PURE__ */ ${source(found)};\nexport type ${name} = z.infer<typeof ${name}>;\n`,
    );
  };
  for (const name of Object.keys(schemas).toSorted()) write(name);
  return HEADER + blocks.join('');
}

function source(node: Schema): string {
  const plain = plainSource(node);
  return node.nullable ? `z.nullable(${plain})` : plain;
}

function plainSource(node: Schema): string {
  if (node.$ref) return refName(node.$ref);
  if (node.allOf) return source(node.allOf[0]);
  if (node.enum) return `z.literal(${JSON.stringify(node.enum)})`;
  if (node.anyOf) return `z.union([${node.anyOf.map(source).join(', ')}])`;
  if (node.type === 'array' && node.items) return `z.array(${source(node.items)})`;
  if (node.type === 'object') return objectSource(node);
  if (node.type === 'integer') return 'z.int()';
  if (node.type === 'string' || node.type === 'number' || node.type === 'boolean') return `z.${node.type}()`;
  if (Object.keys(node).every((key) => ['description', 'oneOf'].includes(key))) return 'z.unknown()';
  throw new Error(`A schema of the document cannot be written as zod: ${JSON.stringify(node)}`);
}

function objectSource(node: Schema): string {
  if (!node.properties && typeof node.additionalProperties === 'object') {
    return `z.record(z.string(), ${source(node.additionalProperties)})`;
  }
  const fields = Object.entries(node.properties ?? {}).map(([name, field]) => {
    const value = source(field);
    return `  ${JSON.stringify(name)}: ${node.required?.includes(name) ? value : `z.optional(${value})`},\n`;
  });
  return `z.object({\n${fields.join('')}})`;
}

function references(node: Schema): string[] {
  const inner = [
    node.items,
    ...(node.anyOf ?? []),
    ...(node.allOf ?? []),
    ...Object.values(node.properties ?? {}),
  ];
  if (typeof node.additionalProperties === 'object') inner.push(node.additionalProperties);
  return [
    ...(node.$ref ? [refName(node.$ref)] : []),
    ...inner.flatMap((child) => (child ? references(child) : [])),
  ];
}

function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}
