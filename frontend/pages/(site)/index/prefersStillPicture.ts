import { prefersReducedMotion } from '../../../motion/prefersReducedMotion.ts';

const SLOW = ['slow-2g', '2g', '3g'];

export function prefersStillPicture(): boolean {
  if (prefersReducedMotion()) return true;
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const saves = 'saveData' in connection && connection.saveData === true;
  return saves || ('effectiveType' in connection && SLOW.includes(String(connection.effectiveType)));
}
