import { PAGES_ALL_SHOWN } from '../content/business-constants.ts';

/** 1 when the address names none, or no valid one. */
export function pageFrom(text: string | null | undefined): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= PAGES_ALL_SHOWN) return all;
  const shown = all.filter((one) => one === 1 || one === pages || Math.abs(one - page) <= 1);
  return shown.flatMap((one, index) =>
    index > 0 && one - (shown[index - 1] ?? 0) > 1 ? ['gap', one] : [one],
  );
}
