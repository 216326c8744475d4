import type { ReactNode } from 'react';
import { admin } from '../../content/admin/admin.ts';
import { site } from '../../content/site.ts';
import styles from './SocialCardPreview.module.css';

interface SocialCardPreviewProps {
  title: string;
  text: string;
  /** The picture, if there is one. */
  children: ReactNode;
}

export function SocialCardPreview({ title, text, children }: SocialCardPreviewProps) {
  return (
    <figure className={styles['card']}>
      <figcaption>{admin.form.socialPreview}</figcaption>
      {children || <p className={styles['none']}>{admin.form.socialWithoutPicture}</p>}
      <p className={styles['host']}>{location.host}</p>
      <p className={styles['title']}>{title || site.brand.defaultTitle}</p>
      <p className={styles['text']}>{text}</p>
    </figure>
  );
}
