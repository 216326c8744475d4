import locale from '../../studio/locale.json' with { type: 'json' };

export interface NumberRules {
  /** From 0 to 9. */
  digits: string;
  decimal: string;
  group: string;
  /** How many digits the last group has, and those before it. */
  last: number;
  before: number;
  /** With fewer digits a number has no groups. */
  grouped: number;
}

/** As the build has read them (vite.config.ts): the first use of Intl takes a phone a tenth of a second. */
export const numberRules = readNumberRules(locale.language);

export function readNumberRules(language: string): NumberRules {
  const numbers = new Intl.NumberFormat(language);
  const parts = numbers.formatToParts(1_234_567_890.5);
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  const [last = 0, before = last] = groups.toReversed();
  const valueOf = (named: string) => parts.find(({ type }) => type === named)?.value ?? '';
  const hasGroups = (n: number) => numbers.formatToParts(n).some(({ type }) => type === 'group');
  return {
    digits: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => numbers.format(digit)).join(''),
    decimal: valueOf('decimal'),
    group: valueOf('group'),
    last,
    before,
    grouped: hasGroups(10 ** last) ? last + 1 : last + 2,
  };
}
