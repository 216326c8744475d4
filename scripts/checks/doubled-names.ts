export interface Source {
  file: string;
  text: string;
}

interface DoubledName {
  name: string;
  files: string[];
}

const DECLARATION =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:class|function\*?|const enum|enum|const|let|interface|type) (\w+)/gm;
/** Vike gives what it reads from a page's files their names, and Playwright the `test` of fixtures. */
const NAMED_BY_OTHERS = /\/\+[\w.]+\.tsx? |\/[\w-]*fixtures\.ts test$/;
/** The generated types say what the backend answers, which takes some of it from the content's schemas. */
const MIRRORED = /^frontend\/content\/schemas\//;
const MIRROR = 'frontend/api/wire.gen.ts';

/** Names that more than one file of a program exports. One file may have a schema and its type of one name. */
export function doubledNames(sources: Source[]): DoubledName[] {
  const filesByName = new Map<string, Set<string>>();
  for (const { file, text } of sources)
    for (const [, name = ''] of text.matchAll(DECLARATION)) {
      if (NAMED_BY_OTHERS.test(`/${file} ${name}`)) continue;
      filesByName.set(name, (filesByName.get(name) ?? new Set()).add(file));
    }
  return [...filesByName]
    .map(([name, files]) => ({ name, files: [...files] }))
    .filter(({ files }) => files.length > 1 && !isMirrored(files));
}

function isMirrored(files: string[]): boolean {
  return files.length === 2 && files.includes(MIRROR) && files.some((file) => MIRRORED.test(file));
}
