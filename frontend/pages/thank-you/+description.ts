import { system } from '../../content/system.ts';

export const description = system.thankYou.text[0] ?? '';
