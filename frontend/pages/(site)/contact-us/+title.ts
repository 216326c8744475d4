import type { PageContextServer } from 'vike/types';
import { contact } from '../../../content/contact.ts';
import { excellenceTitle } from '../../../content/site.ts';

const { banner, errors } = contact;

export const title = ({ refusedEnquiry }: PageContextServer) =>
  excellenceTitle(refusedEnquiry ? `${banner.title} | ${errors.unsent}` : banner.title);
