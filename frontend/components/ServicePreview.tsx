import { useRef } from 'react';
import { LAZY_VISIBLE_PART } from '../content/business-constants.ts';
import { servicePictures } from '../content/servicePictures.ts';
import { services } from '../content/services.ts';
import { useContent } from '../content/useContent.ts';
import { frameStyle, UnframedPicture } from './Picture.tsx';
import styles from './ServicePreview.module.css';
import { useInView } from '../motion/useInView.ts';

type ServicePreviewProps = { shown: string | undefined; sizes: string; className?: string | undefined };

export function ServicePreview({ shown, sizes, className = '' }: ServicePreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place, LAZY_VISIBLE_PART);
  const all = useContent(services);
  const [first] = all;
  return (
    <div
      className={`pic ${styles['preview']} ${className}`}
      style={first && frameStyle(servicePictures(first.slug).main)}
      ref={place}
    >
      {all
        .filter(({ slug }) => isInView || slug === shown)
        .map(({ slug }) => (
          <UnframedPicture
            key={slug}
            className={slug === shown ? styles['isOn'] : ''}
            slot={servicePictures(slug).main}
            sizes={sizes}
            decorative
          />
        ))}
    </div>
  );
}
