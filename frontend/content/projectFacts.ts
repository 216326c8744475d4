import { formatNumber } from './formatNumber.ts';
import { size } from './project-facts.json';

export const formatSize = (squareFeet: number): string => size.replace('{n}', formatNumber(squareFeet));
