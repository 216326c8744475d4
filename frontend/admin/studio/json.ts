import * as z from 'zod/mini';

export const json = z.json();
export type Json = z.infer<typeof json>;

const partsOf = (path: string) => (path === '' ? [] : path.split('.'));

/** @param path such as `people.0.name`, '' for the whole */
export function readAt(value: Json | undefined, path: string): Json | undefined {
  return partsOf(path).reduce<Json | undefined>(childOf, value);
}

/** A copy; undefined takes the member out. */
export function writeAt(value: Json | undefined, path: string, member: Json | undefined): Json | undefined {
  return write(value, partsOf(path), member);
}

/** In any order of the members. */
export function isSameJson(one: Json | undefined, other: Json | undefined): boolean {
  return keyOf(one) === keyOf(other);
}

export function keyOf(value: Json | undefined): string {
  return JSON.stringify(value ?? null, sorted);
}

const sorted = (_name: string, member: unknown) =>
  isObject(member) ? Object.fromEntries(Object.entries(member).toSorted(byName)) : member;

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

function childOf(value: Json | undefined, name: string): Json | undefined {
  if (Array.isArray(value)) return value[Number(name)];
  return isJsonObject(value) ? value[name] : undefined;
}

function write(
  value: Json | undefined,
  [name, ...rest]: string[],
  member: Json | undefined,
): Json | undefined {
  if (name === undefined) return member;
  const child = write(childOf(value, name), rest, member);
  if (Array.isArray(value)) {
    const entries = [...value];
    entries.splice(Number(name), 1, ...(child === undefined ? [] : [child]));
    return entries;
  }
  const { [name]: _old, ...others } = isJsonObject(value) ? value : {};
  return child === undefined ? others : { ...others, [name]: child };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isJsonObject(value: Json | undefined): value is Record<string, Json> {
  return isObject(value);
}
