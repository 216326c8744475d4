import content from './range.json' with { type: 'json' };
import type { RangeContent } from './schemas/range.ts';

const { rule, axis, picture, words }: RangeContent = content;

export const costRule = rule;
export const costChartAxis = axis;
export const costPicture = picture;
export const costWords = words;
