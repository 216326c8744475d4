/** Of what was added: who has changed it since has made a later one. */
export const FIRST_VERSION = 1;

/** @param of what the save met: not the form's own where it has just been added, and the answer was lost */
export function versionBegun(
  of: string,
  form: { id: string | undefined; version: number | undefined },
): number {
  return form.id === of ? (form.version ?? FIRST_VERSION) : FIRST_VERSION;
}
