import { Picture } from '../../../components/Picture.tsx';
import { callPromise } from '../../../content/hours/callPromise.ts';
import { homePictures as pictures } from '../../../content/homePictures.ts';
import type { HomeSections } from '../../../content/schemas/home.ts';
import { useContent } from '../../../content/useContent.ts';
import styles from './Reasons.module.css';

export function Reasons({ title, items }: NonNullable<HomeSections['reasons']>) {
  const promise = useContent(callPromise);
  return (
    <section className={`section ${styles['reasons']}`} aria-labelledby="reasons-title">
      <div className="wrap grid">
        <div className={styles['head']}>
          <h2 id="reasons-title">{title}</h2>
          <Picture
            slot={pictures.reasons}
            className={styles['pic'] ?? ''}
            sizes="(min-width: 48em) 47vw, 100vw"
          />
        </div>
        <ul className={`list ${styles['list']}`}>
          {items.map((reason) => (
            <li key={reason.title} data-aos="fade-up">
              <h3>{promise(reason.title)}</h3>
              <p>{promise(reason.text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
