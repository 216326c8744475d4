import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { FocalPoint } from './picture.js';
import { nameInPath, uploadPathOf, pictureName, socialFile } from './picture-name.js';

const MANIFEST = import.meta.resolve('content/pictures.json');
const manifest = z.record(z.string(), z.object({ hash: z.string(), width: z.int(), height: z.int() }));

/** Photographs that came with the site, such as `projects/a/01.jpg`, by the name that an upload of theirs would have. */
const names = new Map<string, string>();
const sources = new Map<string, URL>();
for (const [photograph, { hash, width, height }] of Object.entries(manifest.parse(readManifest()))) {
  const src = `${photograph}.jpg`;
  const name = pictureName(hashOf(`${src} ${hash}`), width, height);
  names.set(src, name);
  sources.set(name, new URL(`../assets/photographs/${src}`, MANIFEST));
}

/** @returns its file, or undefined for an upload */
export function shippedPhotograph(name: string): URL | undefined {
  return sources.get(name);
}

/** Of an upload or a photograph that came with the site; undefined for anything else. */
export function nameOfSource(src: string): string | undefined {
  return nameInPath(src) ?? names.get(src);
}

/** Path below /api/ of the card that pages name; "" without a picture that one can be made of. */
export function cardPath(src: string, point?: FocalPoint): string {
  const name = nameOfSource(src);
  return name ? uploadPathOf(socialFile(name, point)) : '';
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

function readManifest(): unknown {
  return JSON.parse(readFileSync(new URL(MANIFEST), 'utf8'));
}
