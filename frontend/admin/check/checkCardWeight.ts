import { admin } from '../../content/admin/admin.ts';
import { type Checked, type FindingPlace, checked, look } from './Finding.ts';

const { found, places } = admin.check;
const MAX_BYTES = 300_000;

export function weightInWords(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}

/** @param bytes undefined until they are known */
export function checkCardWeight(bytes: number | undefined, place: FindingPlace): Checked {
  if (bytes === undefined) return checked([]);
  const weight = weightInWords(bytes);
  const at = { key: 'card weight', where: places.images, place };
  return checked([bytes > MAX_BYTES && look(at, found.cardHeavy(weight))], found.cardLight(weight));
}
