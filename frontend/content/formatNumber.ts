import { numberRules, type NumberRules } from './numberRules.ts';

/** As `Intl.NumberFormat` writes it, with three decimals at most. @param value not below zero */
export function formatNumber(value: number, rules: NumberRules = numberRules): string {
  const [whole = '', decimals] = String(Number(value.toFixed(3))).split('.');
  const { group, last, before, grouped, decimal, digits } = rules;
  const groups = new RegExp(`\\B(?=(?:\\d{${before}})*\\d{${last}}$)`, 'g');
  const written = whole.length < grouped ? whole : whole.replace(groups, group);
  const number = decimals ? `${written}${decimal}${decimals}` : written;
  return number.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}
