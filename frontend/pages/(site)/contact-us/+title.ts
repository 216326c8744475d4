import { contact } from '../../../content/contact.ts';
import { excellenceTitle } from '../../../content/site.ts';

export const title = excellenceTitle(contact.banner.title);
