import { useRef } from 'react';
import { LAZY_VISIBLE_PART } from '../content/business-constants.ts';
import { services as pictures } from '../content/media.ts';
import { services } from '../content/services.ts';
import { frameStyle, PictureFile } from './Picture.tsx';
import styles from './ServicePreview.module.css';
import { useInView } from '../motion/useInView.ts';

type ServicePreviewProps = { shown: string | undefined; sizes: string; className?: string | undefined };

export function ServicePreview({ shown, sizes, className = '' }: ServicePreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place, LAZY_VISIBLE_PART);
  return (
    <div
      className={`pic ${styles['preview']} ${className}`}
      style={frameStyle(pictures.consultancy.main)}
      ref={place}
    >
      {services
        .filter(({ slug }) => isInView || slug === shown)
        .map(({ slug }) => (
          <PictureFile
            key={slug}
            className={slug === shown ? styles['isOn'] : ''}
            slot={pictures[slug].main}
            sizes={sizes}
            decorative
          />
        ))}
    </div>
  );
}
