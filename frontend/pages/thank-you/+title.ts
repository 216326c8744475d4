import { site } from '../../content/site.ts';
import { system } from '../../content/system.ts';

export const title = `${system.thankYou.title} | ${site.brand.name}`;
