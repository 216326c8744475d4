import { nextIdle } from '../motion/nextIdle.ts';
import { firstOf } from './firstInteraction.ts';

/** Once everything else is loaded. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') await firstOf(window, ['load']);
  await nextIdle();
}
