import { installFromDebian, locate } from './debian.ts';

/** promtool plays figures to the alarms. @returns whether it is there */
export function providePromtool(): boolean {
  return locate('promtool') !== undefined || installFromDebian('prometheus');
}
