/** Of the files that have not landed, those that would come before one that has. Names begin with a time stamp. */
export function lateMigrations(files: string[], landed: string[]): string[] {
  const newest = landed.toSorted().at(-1) ?? '';
  return files.filter((file) => !landed.includes(file) && file < newest);
}
