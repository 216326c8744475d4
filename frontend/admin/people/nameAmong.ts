import type { Person } from '../../api/wire.gen.ts';

/** With the address where somebody else is called the same. */
export function nameAmong(people: readonly Person[], { name, email }: Person): string {
  return people.filter((one) => one.name === name).length > 1 ? `${name} (${email})` : name;
}
