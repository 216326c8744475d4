import { installFromDebian, locate } from './debian.ts';

/** Sees to it that there is the program that plays figures to the alarms, where that is possible. */
export function providePromtool(): boolean {
  return locate('promtool') !== undefined || installFromDebian('prometheus');
}
