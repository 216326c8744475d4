/** "940 sq ft" is a figure too. */
export const withoutUnit = (words: string): string => words.replace(/\s*(sq\.? ?ft\.?|square feet)\s*$/i, '');
