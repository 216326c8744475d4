const MAX_ID = 2_147_483_647;

/** Undefined for anything that cannot be an id. */
export function idIn(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id < 1 || id > MAX_ID ? undefined : id;
}
