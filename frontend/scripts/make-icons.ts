// node scripts/make-icons.ts (makes the icons from the mark)
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import colours from '../../studio/colours.json' with { type: 'json' };

const folder = fileURLToPath(new URL('../public', import.meta.url));

const mark = await readFile(join(folder, 'favicon.svg'));
await writeFile(join(folder, 'apple-touch-icon.png'), await icon(180, 0.62));
await writeFile(join(folder, 'icon-192.png'), await icon(192, 0.66));
await writeFile(join(folder, 'icon-512.png'), await icon(512, 0.66));
// Launchers crop this one: what matters stays in the middle.
await writeFile(join(folder, 'icon-maskable-512.png'), await icon(512, 0.48));
await writeFile(join(folder, 'favicon.ico'), asIco(await icon(32, 0.9), 32));

async function icon(side: number, share: number): Promise<Buffer> {
  const height = Math.round(side * share);
  const drawn = await sharp(mark, { density: 1200 }).resize({ height }).png().toBuffer();
  const ground = sharp({
    create: { width: side, height: side, channels: 3, background: colours.background },
  });
  return ground
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toBuffer();
}

function asIco(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
