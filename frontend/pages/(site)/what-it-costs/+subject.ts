import { costPicture, costWords } from '../../../content/range.ts';
import { socialPictureOf } from '../../../head/subject.ts';

export const subject = { card: socialPictureOf(costPicture), name: costWords.banner.title };
