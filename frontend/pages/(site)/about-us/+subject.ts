import { banners } from '../../../content/media.ts';
import { cardOf } from '../../../head/subject.ts';

export const subject = { card: cardOf(banners.about) };
