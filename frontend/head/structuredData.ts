import type {
  BlogPosting,
  BreadcrumbList,
  CreativeWork,
  Graph,
  ImageObject,
  SearchAction,
  Thing,
  WebPage,
  WithActionConstraints,
} from 'schema-dts';
import locale from '../../studio/locale.json' with { type: 'json' };
import type { Overrides } from '../content/overrides.ts';
import { workingHours } from '../content/hours/workingHours.ts';
import { postalAddress } from '../content/postalAddress.ts';
import { contactDetails, site, socialLinks } from '../content/site.ts';
import { openingHours } from './openingHours.ts';
import type { Article, SocialPicture, WorkSubject } from './subject.ts';
import type { BreadcrumbItem } from './breadcrumbs.ts';

export interface Described {
  origin: string;
  path: string;
  title: string;
  description: string;
  card: SocialPicture;
  trail: BreadcrumbItem[];
  article: Article | undefined;
  work: WorkSubject | undefined;
  overrides: Overrides | undefined;
}

export const CARD_FORMAT = { width: '1200', height: '630', encodingFormat: 'image/jpeg' };

export function structuredData(page: Described): Graph {
  const { origin, article, work, trail, overrides } = page;
  const nodes: Thing[] = [
    organization(origin, overrides),
    studio(origin, overrides),
    website(origin),
    webPage(page),
  ];
  if (trail.length > 1) nodes.push(breadcrumbs(page));
  if (article) nodes.push(posting(page, article));
  if (work) nodes.push(creativeWork(page, work));
  return { '@context': 'https://schema.org', '@graph': nodes };
}

const organization = (origin: string, overrides: Overrides | undefined): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: site.brand.name,
  url: `${origin}/`,
  logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: '512', height: '512' },
  foundingDate: String(site.brand.founded),
  sameAs: socialLinks(overrides).map(({ href }) => href),
});

function studio(origin: string, overrides: Overrides | undefined): Thing {
  const { phones, email, address } = contactDetails(overrides);
  const { street, locality, region, code, country } = postalAddress(overrides);
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${origin}/#studio`,
    name: site.brand.name,
    description: site.brand.claim,
    url: `${origin}/`,
    image: `${origin}/icon-512.png`,
    telephone: phones.map(({ href }) => href.replace('tel:', '')),
    email: email.label,
    hasMap: address.mapHref,
    parentOrganization: { '@id': `${origin}/#organization` },
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      addressRegion: region,
      postalCode: code,
      addressCountry: country,
    },
    ...openingHours(workingHours(overrides)),
  };
}

const website = (origin: string): Thing => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: site.brand.name,
  url: `${origin}/`,
  inLanguage: locale.language,
  publisher: { '@id': `${origin}/#organization` },
  potentialAction: search(origin),
});

const search = (origin: string): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${origin}/blogs?search={search_term_string}` },
  'query-input': 'required name=search_term_string',
});

const webPage = ({ origin, path, title, description, card, trail }: Described): WebPage => ({
  '@type': 'WebPage',
  '@id': `${origin}${path}#page`,
  url: `${origin}${path}`,
  name: title,
  description,
  inLanguage: locale.language,
  isPartOf: { '@id': `${origin}/#website` },
  about: { '@id': `${origin}/#studio` },
  primaryImageOfPage: cardObject(origin, card),
  ...(trail.length > 1 && { breadcrumb: { '@id': `${origin}${path}#breadcrumb` } }),
});

const cardObject = (origin: string, { path, alt }: SocialPicture): ImageObject => ({
  '@type': 'ImageObject',
  url: `${origin}${path}`,
  caption: alt,
  ...CARD_FORMAT,
});

const breadcrumbs = ({ origin, path, trail }: Described): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': `${origin}${path}#breadcrumb`,
  itemListElement: trail.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: `${origin}${step.path}`,
  })),
});

const posting = ({ origin, path, description, card }: Described, article: Article): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': `${origin}${path}#post`,
  headline: article.heading,
  description,
  ...(article.keywords && { keywords: article.keywords }),
  datePublished: article.published,
  dateModified: article.updated,
  inLanguage: locale.language,
  image: cardObject(origin, card),
  author: { '@id': `${origin}/#organization` },
  publisher: { '@id': `${origin}/#organization` },
  mainEntityOfPage: { '@id': `${origin}${path}#page` },
});

const creativeWork = ({ origin, path, description }: Described, work: WorkSubject): CreativeWork => ({
  '@type': 'CreativeWork',
  '@id': `${origin}${path}#work`,
  name: work.title,
  description,
  ...(work.year && { dateCreated: String(work.year) }),
  ...(work.place && { locationCreated: { '@type': 'Place', name: work.place } }),
  inLanguage: locale.language,
  image: work.pictures.map(({ path: picture, caption }) => ({
    '@type': 'ImageObject',
    url: `${origin}${picture}`,
    ...(caption && { caption }),
  })),
  creator: { '@id': `${origin}/#studio` },
  mainEntityOfPage: { '@id': `${origin}${path}#page` },
});
