import { startTransition, useState } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { ServicePreview } from '../../../components/ServicePreview.tsx';
import { servicePictures } from '../../../content/servicePictures.ts';
import type { HomeSections } from '../../../content/schemas/home.ts';
import { services } from '../../../content/services.ts';
import { useContent } from '../../../content/useContent.ts';
import { joinSentences } from './joinSentences.ts';
import styles from './WhatWeDo.module.css';

const SIZES = { preview: '105vw', thumb: '160px' };

export function WhatWeDo({ eyebrow, title, intro }: NonNullable<HomeSections['whatWeDo']>) {
  const all = useContent(services);
  const [chosen, setChosen] = useState(all[0]?.slug);
  return (
    <section className={`section ${styles['what']}`} aria-labelledby="what-title">
      <div className="wrap grid">
        <div className={styles['list']}>
          <h2 className="label" id="what-title">
            {eyebrow}
          </h2>
          <p className="lead">{joinSentences(title, intro)}</p>
          <ul className="list">
            {all.map((service) => (
              <li key={service.slug}>
                <ServiceLink
                  service={service}
                  onPreview={() => startTransition(() => setChosen(service.slug))}
                />
              </li>
            ))}
          </ul>
        </div>
        <ServicePreview shown={chosen} sizes={SIZES.preview} className={styles['preview']} />
      </div>
    </section>
  );
}

type Service = ReturnType<typeof services>[number];

function ServiceLink({ service, onPreview }: { service: Service; onPreview: () => void }) {
  return (
    <a href={service.href} onPointerEnter={onPreview} onFocus={onPreview}>
      <span className={styles['name']}>{service.label}</span>
      <span className={styles['line']}>{service.line}</span>
      <Picture slot={pictureOf(service)} sizes={SIZES.thumb} decorative />
      <Icon name="arrowRight" />
    </a>
  );
}

const pictureOf = ({ slug }: Service) => servicePictures(slug).main;
