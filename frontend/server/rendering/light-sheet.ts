import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../dist/client/assets/static', import.meta.url));
let link: string | undefined;

/** The rules of held pictures: the build names them beside the script of light visits alone. */
export function withLightSheet(html: string, read = readBuilt): string {
  link ??= `<link rel="stylesheet" type="text/css" href="/assets/static/${read().find(isSheet)}">`;
  return html.replace('</head>', `${link}</head>`);
}

const readBuilt = (): string[] => readdirSync(folder);

const isSheet = (name: string): boolean => /^light\.[\w-]+\.css$/.test(name);
