import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../../../assets/film/${name}`, import.meta.url));
/** BT.709, as the numbers of all standards for video say it. */
const HD = 1;

test.each(['hero.mp4', 'hero-upright.mp4'])(
  '%s asks for no more than level 4.0, and names its colours',
  (name) => {
    const film = read(name);
    const [, , , level] = after(film, 'avcC');
    expect(level).toBeLessThanOrEqual(40);
    const colours = after(film, 'nclx');
    expect([0, 2, 4].map((start) => colours.readUInt16BE(start))).toEqual([HD, HD, HD]);
  },
);

test.each(['hero.webm', 'hero-upright.webm'])('%s names its colours', (name) => {
  const film = read(name);
  const [matrix, transfer, primaries] = [0xb1, 0xba, 0xbb];
  for (const id of [matrix, transfer, primaries]) expect(film.includes(colour(id))).toBe(true);
});

function after(film: Buffer, name: string): Buffer {
  const place = film.indexOf(name);
  return place < 0 ? Buffer.alloc(8) : film.subarray(place + name.length);
}

/** An element of Matroska: its name, that one byte follows, and that byte. */
const colour = (id: number) => Buffer.from([0x55, id, 0x81, HD]);
