interface Source {
  file: string;
  text: string;
}

interface ForeignRead extends Record<'file' | 'folder' | 'what' | 'owner', string> {}

const ENTITY = /@Entity\(\s*(?:\{\s*name:\s*)?'(\w+)'[\s\S]*?\bclass (\w+)/g;
const TABLE = /\b(?:FROM|JOIN|INTO|UPDATE)\s+"?([a-z_]+)"?/g;
/** Of an entity manager and of a module: `manager.find(Post, …)`, `@InjectRepository(Post)`. */
const ENTITY_CALL = /(?:\.\w+|\bInjectRepository)\(\s*\[?\s*([A-Z]\w*)\b/g;

/** Reads of tables, by SQL or entity, whose owner is another folder. */
export function foreignReads(sources: Source[]): ForeignRead[] {
  const owners = new Map(sources.flatMap(tablesOf));
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(TABLE), ...text.matchAll(ENTITY_CALL)].flatMap(([, what = '']) => {
      const [folder, owner] = [folderOf(file), owners.get(what)];
      return owner && owner !== folder ? [{ file, folder, what, owner }] : [];
    }),
  );
}

function tablesOf({ file, text }: Source): [string, string][] {
  if (!file.endsWith('.entity.ts')) return [];
  return [...text.matchAll(ENTITY)].flatMap(([, table = '', entity = '']): [string, string][] => [
    [table, folderOf(file)],
    [entity, folderOf(file)],
  ]);
}

function folderOf(file: string): string {
  return file.split('/')[0] ?? '';
}
