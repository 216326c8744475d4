export function damagedFile(name: string): string {
  return `${name} is damaged: its SHA-256 is not that of the file that was saved.`;
}
