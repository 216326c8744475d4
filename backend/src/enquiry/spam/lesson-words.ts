/** A message of nothing but words teaches no more than a long one does. */
export const MAX_LESSON_WORDS = 200;

const WORD = /^\p{P}*((?:[\p{L}\p{M}]['’]?){3,20})\p{P}*$/u;

/** Each once, without what could name somebody: numbers, addresses, links, and the sender's own name. */
export function lessonWords({ name, message }: { name: string; message: string }): string[] {
  const names = new Set(wordsIn(name));
  const words = new Set(wordsIn(message).filter((word) => !names.has(word)));
  return [...words].slice(0, MAX_LESSON_WORDS).toSorted();
}

function wordsIn(text: string): string[] {
  const parts = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,;:/()|-]+/);
  return parts.flatMap((part) => WORD.exec(part)?.[1] ?? []);
}
