import type * as z from 'zod/mini';
import { copyRetention } from '../copies/copyRetention.ts';

interface EnquiryCopy {
  account: string;
  enquiry: string;
  savedAt: number;
}

/** Each open form has a copy of its own, so that two tabs never write over each other. */
export interface CopyPlace extends Pick<EnquiryCopy, 'account' | 'enquiry'> {
  form: string;
}

type WritableStorage = Pick<Storage, 'setItem' | 'removeItem'>;

/** What staff began to write about an enquiry, on this device. */
export function enquiryCopies<Copy extends EnquiryCopy>(prefix: string, schema: z.ZodMiniType<Copy>) {
  const nameOf = (form: string) => `${prefix}${form}`;
  const readAll = (storage: Storage) => {
    const names = Object.keys(storage).filter((name) => name.startsWith(prefix));
    return names.flatMap((name) => {
      const copy = parse(schema, storage.getItem(name));
      if (copy) return [{ copy, form: name.slice(prefix.length) }];
      storage.removeItem(name);
      return [];
    });
  };
  const remove = (storage: Storage, isMeant: (copy: Copy) => boolean): void => {
    for (const { copy, form } of readAll(storage)) if (isMeant(copy)) storage.removeItem(nameOf(form));
  };
  /** Undefined removes it. @returns whether there was room */
  const save = (storage: WritableStorage, form: string, copy: Copy | undefined): boolean =>
    store(storage, nameOf(form), copy);
  /** Takes out the newest of the same account and enquiry that no open form holds, and removes all that are too old. */
  const take = (storage: Storage, place: CopyPlace, open: readonly string[], now: number) => {
    remove(storage, ({ savedAt }) => now - savedAt >= copyRetention);
    const held = [place.form, ...open];
    const isLeft = ({ copy, form }: { copy: Copy; form: string }) =>
      copy.account === place.account && copy.enquiry === place.enquiry && !held.includes(form);
    const [left] = readAll(storage)
      .filter(isLeft)
      .toSorted((a, b) => b.copy.savedAt - a.copy.savedAt);
    if (left) storage.removeItem(nameOf(left.form));
    return left?.copy;
  };
  const has = (storage: Storage, { account, enquiry }: Omit<CopyPlace, 'form'>, now: number): boolean =>
    readAll(storage).some(
      ({ copy }) =>
        copy.account === account && copy.enquiry === enquiry && now - copy.savedAt < copyRetention,
    );
  return { save, take, remove, has };
}

function store(storage: WritableStorage, name: string, copy: object | undefined): boolean {
  try {
    if (copy) storage.setItem(name, JSON.stringify(copy));
    else storage.removeItem(name);
    return true;
  } catch {
    return false;
  }
}

function parse<Copy>(schema: z.ZodMiniType<Copy>, stored: string | null): Copy | undefined {
  try {
    return schema.safeParse(JSON.parse(stored ?? 'null')).data;
  } catch {
    return undefined;
  }
}
