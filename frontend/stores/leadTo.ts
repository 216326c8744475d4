import { isServed } from '../api/isServed.ts';
import { states } from '../content/states.ts';
import { say } from './message.ts';

/** To what could not be shown in place. Where that cannot be had the page stays: the browser would put an error of its own there. */
export async function leadTo(href: string, sentence: string = states.unopened): Promise<void> {
  if (await isServed(href)) location.assign(href);
  else say(sentence);
}
