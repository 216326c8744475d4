/** The name of a service within other words; abbreviations stay as they are written. */
export const inSentence = (label: string): string =>
  label.replace(/[^\s-]+/g, (word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word));
