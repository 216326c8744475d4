import { expect, test } from 'vitest';
import { formatNumber } from './formatNumber.ts';
import { readNumberRules } from './numberRules.ts';

const VALUES = [0, 7, 18.5, 0.125, 0.0006, 999, 1000, 9999, 12_345.25, 123_456, 1_234_567, 98_765_432_100];

test.each(['en-IN', 'en-GB', 'hi-IN', 'de-DE', 'de-CH', 'es-ES', 'pl-PL', 'fr-FR', 'ar-EG', 'bn-BD'])(
  'in %s numbers are written as Intl writes them',
  (language) => {
    const numbers = new Intl.NumberFormat(language);
    const rules = readNumberRules(language);
    expect(VALUES.map((value) => formatNumber(value, rules))).toEqual(
      VALUES.map((value) => numbers.format(value)),
    );
  },
);
