import { globSync } from 'node:fs';
import { join } from 'node:path';

const FIRST_LETTER = 10;
const LETTERS = 26;

/** Letters for the file, by its place among all below `root`, and a number for the class: the same for browser and server. */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const paths = globSync('**/*.module.css', { cwd: root, exclude: ['**/node_modules', 'dist'] }).toSorted();
  const namesOf = new Map(paths.map((path) => [join(root, path), new Map<string, number>()]));
  const files = [...namesOf.keys()];
  return (name, file) => {
    const numbers = namesOf.get(file);
    if (!numbers) throw new Error(`${file} is no style sheet of the website.`);
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return `${letters(files.indexOf(file))}${number}`;
  };
}

function letters(index: number): string {
  const last = ((index % LETTERS) + FIRST_LETTER).toString(36);
  return index < LETTERS ? last : letters(Math.floor(index / LETTERS) - 1) + last;
}
