import { firstOf } from './firstInteraction.ts';

/** Nobody sees a page that the browser has fetched ahead. @returns nothing to wait for when it is seen */
export function whenSeen(): Promise<void> | undefined {
  return Reflect.get(document, 'prerendering') ? firstOf(document, ['prerenderingchange']) : undefined;
}
