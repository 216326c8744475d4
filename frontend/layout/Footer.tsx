import { lazy, Suspense } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import drawing from '../assets/drawings/brand.svg';
import { Logo } from '../components/Logo.tsx';
import type { Site } from '../content/schemas/site.ts';
import { services } from '../content/services.ts';
import { contactDetails, site, socialLinks } from '../content/site.ts';
import { useContent } from '../content/useContent.ts';
import { fetchScript } from '../hydration/fetchScript.ts';
import styles from './Footer.module.css';
import { LightSwitch } from './LightSwitch.tsx';

const { footer, brand } = site;
/** Most sites count nothing, and load nothing of it. */
const LazyCountingChoice = lazy(async () => ({
  default: (await fetchScript(() => import('./CountingChoice.tsx'), false)).CountingChoice,
}));

export function Footer() {
  const social = useContent(socialLinks);
  return (
    <footer className={`${styles['foot']} on-dark`}>
      <div className={`wrap ${styles['in']}`}>
        <div className="grid">
          <div className={styles['about']}>
            <Logo className={styles['logo']} />
            <p>{footer.description}</p>
          </div>
          <div className={styles['cols']}>
            <LinkList
              id="foot-services"
              title={footer.whatWeDoTitle}
              links={[...useContent(services), footer.cost]}
            />
            {social.length > 0 && <LinkList id="foot-social" title={footer.socialTitle} links={social} />}
            <ContactBlock />
          </div>
        </div>
        {brand.etymology && <Word {...brand.etymology} />}
        <div className={styles['base']}>
          <LightSwitch />
          <Counting />
          <span>{footer.copyright}</span>
          {footer.legal.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </div>
      </div>
    </footer>
  );
}

function Counting() {
  const { isCounting, CountingChoice = LazyCountingChoice } = usePageContext();
  return (
    isCounting && (
      <Suspense fallback={null}>
        <CountingChoice />
      </Suspense>
    )
  );
}

function LinkList({
  id,
  title,
  links,
}: {
  id: string;
  title: string;
  links: readonly { label: string; href: string }[];
}) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="list">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel={href.startsWith('http') ? 'noopener' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ContactBlock() {
  const contact = useContent(contactDetails);
  return (
    <div className={styles['contact']}>
      <h2>{footer.contactTitle}</h2>
      <address>
        {contact.address.lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <p className={styles['phones']}>
        {[...contact.phones, contact.email].map(({ label, href }) => (
          <span key={href}>
            <a className="num" href={href}>
              {label}
            </a>
            <br />
          </span>
        ))}
      </p>
    </div>
  );
}

function Word({ word, kind, meaning }: NonNullable<Site['brand']['etymology']>) {
  return (
    <div className={styles['word']}>
      <svg viewBox="0 2 110.9 42" aria-hidden="true" focusable="false">
        <use href={`${drawing}#devanagari`} />
      </svg>
      <p>
        <b>{word}</b>, <i>{kind}.</i> {meaning}
      </p>
    </div>
  );
}
