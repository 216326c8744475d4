import locale from '../../studio/locale.json' with { type: 'json' };
import { size } from './project-facts.json';

export const formatNumber = (n: number): string => new Intl.NumberFormat(locale.language).format(n);

export const formatSize = (squareFeet: number): string => size.replace('{n}', formatNumber(squareFeet));
