const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';
const DIGITS = /^\s*\d+\s*$/;

/** For the words of one tag: without it 10<sup>4</sup> would be 104. Other words, as of 1<sup>st</sup>, read as well in line. */
export function smallDigits(words: string, tag: string): string {
  if (!/^su[bp]$/.test(tag) || !DIGITS.test(words)) return words;
  const small = tag === 'sup' ? RAISED : LOWERED;
  return words.replaceAll(/\d/g, (digit) => small.charAt(Number(digit)));
}
