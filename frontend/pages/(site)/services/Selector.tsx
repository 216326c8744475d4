import { type MouseEvent, startTransition, useState } from 'react';
import { Picture } from '../../../components/Picture.tsx';
import { ServicePreview } from '../../../components/ServicePreview.tsx';
import { servicesPage, type ServiceContent, serviceTexts } from '../../../content/servicesPage.ts';
import { useContent } from '../../../content/useContent.ts';
import { ServiceIcon } from './ServiceIcon.tsx';
import styles from './Selector.module.css';
import { TEXT_ID } from './useChoice.ts';

const SIZES = '(min-width: 48em) 50vw, 100vw';

type SelectorProps = { shown: string; onChoose: (click: MouseEvent, service: ServiceContent) => void };

export function Selector({ shown, onChoose }: SelectorProps) {
  const [previewed, setPreviewed] = useState<string>();
  return (
    <section className="section section--after-banner" aria-labelledby="selector-title">
      <div className="wrap grid">
        <div className={styles['choice']}>
          <h2 className="label" id="selector-title">
            {servicesPage.selectorTitle}
          </h2>
          <nav className={styles['list']} aria-label={servicesPage.selectorLabel}>
            <ul className="list">
              {useContent(serviceTexts).map((service) => (
                <li key={service.slug}>
                  <ServiceLink
                    service={service}
                    isChosen={service.slug === shown}
                    onPreview={setPreviewed}
                    onChoose={onChoose}
                  />
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <ServicePreview shown={previewed ?? shown} sizes={SIZES} className={styles['picture']} />
      </div>
    </section>
  );
}

type ServiceLinkProps = {
  service: ServiceContent;
  isChosen: boolean;
  /** Undefined when pointer or focus leaves. */
  onPreview: (slug: string | undefined) => void;
  onChoose: SelectorProps['onChoose'];
};

function ServiceLink({ service, isChosen, onPreview, onChoose }: ServiceLinkProps) {
  const { slug, label, line, href, pictures } = service;
  const preview = () => startTransition(() => onPreview(slug));
  const endPreview = () => startTransition(() => onPreview(undefined));
  return (
    <a
      href={`${href}#${TEXT_ID}`}
      aria-current={isChosen ? 'true' : undefined}
      data-held=""
      onPointerEnter={preview}
      onFocus={preview}
      onPointerLeave={endPreview}
      onBlur={endPreview}
      onClick={(click) => onChoose(click, service)}
    >
      <ServiceIcon slug={slug} isChosen={isChosen} />
      <span className={styles['name']}>{label}</span>
      {line && <span className={styles['line']}>{line}</span>}
      <Picture slot={pictures.main} sizes="60px" className={styles['thumb']} decorative />
    </a>
  );
}
