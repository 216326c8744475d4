import { banners } from '../../../content/media.ts';
import { socialPictureOf } from '../../../head/subject.ts';

export const subject = { card: socialPictureOf(banners.about) };
