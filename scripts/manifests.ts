// node scripts/manifests.ts: renders the overlays and the recovery, and checks each object's values and field names.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { root } from './embedded/root.ts';
import { objectStore } from './object-store-schema.ts';

const manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});
type Manifest = z.infer<typeof manifest>;
const model = z.custom<new (data: Manifest) => { validate: () => void }>(
  (value) => typeof value === 'function',
);

const operators: Record<string, string> = {
  'postgresql.cnpg.io': '@kubernetes-models/cloudnative-pg',
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
};

const ownSchemas: Record<string, z.ZodType> = { 'barmancloud.cnpg.io/v1/ObjectStore': objectStore };

// Below node_modules, so that the compiler finds the packages' types.
const folder = mkdtempSync(join(root, 'node_modules', '.manifests-'));
let failed = false;
try {
  cpSync(join(root, 'kubernetes'), join(folder, 'kubernetes'), { recursive: true });
  const overlays = readdirSync(join(folder, 'kubernetes/overlays')).map((name) => join('overlays', name));
  for (const path of [...overlays, 'recovery']) {
    const overlay = basename(path);
    const objects = render(join(folder, 'kubernetes', path));
    for (const object of objects) await checkValues(overlay, object);
    checkNames(
      overlay,
      objects.filter((object) => !ownSchemas[typeOf(object)]),
    );
    console.log(`${overlay}: ${objects.length} objects`);
  }
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;

function render(overlay: string): Manifest[] {
  const sample = join(overlay, 'secret.env.example');
  if (existsSync(sample)) cpSync(sample, join(overlay, 'secret.env'));
  const result = spawnSync('kubectl', ['kustomize', overlay], { encoding: 'utf8' });
  if (result.status !== 0)
    throw new Error(`${overlay} does not render.\n${result.error ?? ''}${result.stderr}`);
  // kustomize wraps long secrets into lines, which the schema refuses.
  const text = result.stdout.replaceAll(
    /: \|\n((?: {4}[\w+/=]+\n)+)/g,
    (_, lines: string) => `: ${lines.replaceAll(/\s/g, '')}\n`,
  );
  return parseAllDocuments(text).map((document) => manifest.parse(document.toJS()));
}

function typeOf({ apiVersion, kind }: Manifest): string {
  return `${apiVersion}/${kind}`;
}

function moduleOf(object: Manifest): string {
  const [group = ''] = object.apiVersion.split('/');
  return `${operators[group] ?? 'kubernetes-models'}/${typeOf(object)}`;
}

async function checkValues(overlay: string, object: Manifest): Promise<void> {
  const ours = ownSchemas[typeOf(object)]?.safeParse(object);
  if (ours?.error) complain(`${overlay}, ${nameOf(object)}: ${z.prettifyError(ours.error)}`);
  if (ours) return;
  const loaded: unknown = await import(moduleOf(object));
  const Model = z
    .record(z.string(), z.unknown())
    .transform((module) => model.parse(module[object.kind]))
    .parse(loaded);
  try {
    new Model(object).validate();
  } catch (error) {
    complain(`${overlay}, ${nameOf(object)}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The schemas accept unknown fields; the compiler does not. */
function checkNames(overlay: string, objects: Manifest[]): void {
  const lines = objects.map((object, index) => {
    const { kind } = object;
    return `import { type I${kind} as T${index} } from '${moduleOf(object)}';\nexport const o${index}: T${index} = ${JSON.stringify(object)};`;
  });
  const file = join(folder, `${overlay}.ts`);
  writeFileSync(file, lines.join('\n'));
  const options = [
    '--noEmit',
    '--ignoreConfig',
    '--strict',
    '--skipLibCheck',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--types',
    '',
  ];
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const result = spawnSync(process.execPath, [tsc, ...options, file], { encoding: 'utf8' });
  if (result.status !== 0) complain(result.stdout + result.stderr);
}

function nameOf({ kind, metadata }: Manifest): string {
  return `${kind} ${metadata.name}`;
}

function complain(reason: string): void {
  console.error(reason);
  failed = true;
}
