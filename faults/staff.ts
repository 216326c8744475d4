import sharp from 'sharp';
import * as z from 'zod';
import { admin } from './site.ts';

const login = z.object({ token: z.string() });
const saved = z.object({ data: z.object({ id: z.number(), slug: z.string(), heading: z.string() }) });
const inserted = z.object({ file: z.string() });

export interface Staff {
  /** A post, with a picture if one is given. */
  save: (heading: string, picture?: Buffer) => Promise<Response>;
  /** A picture for a text. */
  insert: (picture: Buffer) => Promise<Response>;
}

export async function signIn(url: string): Promise<Staff> {
  const answer = await fetch(`${url}/api/admin/login`, { method: 'POST', body: new URLSearchParams(admin) });
  const { token } = login.parse(await answer.json());
  const send = (path: string, fields: Record<string, string | Buffer>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields))
      if (typeof value === 'string') body.set(name, value);
      else body.set(name, new Blob([new Uint8Array(value)]), `${name}.png`);
    const headers = { Authorization: `Bearer ${token}` };
    return fetch(`${url}/api/admin/blog${path}`, { method: 'POST', headers, body });
  };
  return {
    save: (heading, picture) =>
      send('', { heading, description: `<p>${heading}</p>`, ...(picture && { feature_image: picture }) }),
    insert: (picture) => send('/proxyfile', { file: picture }),
  };
}

export async function slugOf(answer: Response): Promise<string> {
  return saved.parse(await answer.json()).data.slug;
}

export async function fileOf(answer: Response): Promise<string> {
  return inserted.parse(await answer.json()).file;
}

/** Noise, so that no two are alike and none compresses to nothing. */
export function newPicture(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'white', noise } })
    .png()
    .toBuffer();
}

/** Whether a WebP is as long as it says that it is. */
export function isWhole(webp: Buffer): boolean {
  return webp.toString('latin1', 0, 4) === 'RIFF' && webp.readUInt32LE(4) + 8 === webp.length;
}
