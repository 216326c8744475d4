import type { PageContextServer } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';
import locale from '../../studio/locale.json' with { type: 'json' };
import { hero } from '../content/homePictures.ts';
import { site } from '../content/site.ts';
import { jsonLd } from './jsonLd.ts';
import { canonicalPath } from './canonicalPath.ts';
import { CARD_FORMAT, type Described, structuredData } from './structuredData.ts';
import { socialPictureOf, type Subject } from './subject.ts';
import { breadcrumbsTo } from './breadcrumbs.ts';
import { socialLocaleOf } from './socialLocaleOf.ts';

const socialLocale = socialLocaleOf(locale.language);

/** On the server only. */
export function PageHead() {
  const pageContext = usePageContext();
  if (pageContext.isClientSide) return null;
  const page = describe(pageContext);
  const address = `${page.origin}${page.path}`;
  const card = `${page.origin}${page.card.path}`;
  return (
    <>
      <link rel="canonical" href={address} />
      {pageContext.urlParsed.search['search'] && <meta name="robots" content="noindex" />}
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={site.brand.name} />
      {socialLocale && <meta property="og:locale" content={socialLocale} />}
      <meta property="og:image" content={card} />
      <meta property="og:image:type" content={CARD_FORMAT.encodingFormat} />
      <meta property="og:image:width" content={CARD_FORMAT.width} />
      <meta property="og:image:height" content={CARD_FORMAT.height} />
      <meta property="og:image:alt" content={page.card.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={card} />
      <meta name="twitter:image:alt" content={page.card.alt} />
      <Kind article={page.article} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(structuredData(page)) }} />
    </>
  );
}

function Kind({ article }: Pick<Described, 'article'>) {
  if (!article) return <meta property="og:type" content="website" />;
  return (
    <>
      <meta property="og:type" content="article" />
      <meta property="article:published_time" content={article.published} />
      <meta property="article:modified_time" content={article.updated} />
      {article.keywords && <meta name="keywords" content={article.keywords} />}
    </>
  );
}

function describe(pageContext: PageContextServer): Described {
  const { siteOrigin: origin, urlPathname, urlParsed, config, overrides } = pageContext;
  const { card, name, article, work } = subjectOf(pageContext);
  const path = canonicalPath(urlPathname, urlParsed.search);
  return {
    origin,
    path,
    title: textOf(config.title, pageContext),
    description: textOf(config.description, pageContext),
    card,
    article,
    work,
    trail: breadcrumbsTo(path, name),
    overrides,
  };
}

function subjectOf(pageContext: PageContextServer): Subject {
  const { subject } = pageContext.config;
  if (typeof subject === 'function') return subject(pageContext);
  return (
    subject ?? { card: socialPictureOf({ src: hero.posterDesktop, alt: hero.alt, focus: hero.focusDesktop }) }
  );
}

function textOf(text: Vike.Config['title'], pageContext: PageContextServer): string {
  return (typeof text === 'function' ? text(pageContext) : text) ?? '';
}
