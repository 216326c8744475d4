import type { About } from '../../../content/schemas/about.ts';
import styles from './Affordable.module.css';

export function Affordable({ title, items }: NonNullable<About['approach']>) {
  return (
    <section className="section" aria-labelledby="affordable-title">
      <div className="wrap grid">
        <h2 className={styles['title']} id="affordable-title" data-aos="fade-up">
          {title}
        </h2>
        <dl className={styles['list']}>
          {items.map((item) => (
            <div key={item.title} data-aos="fade-up">
              <dt>{item.title}</dt>
              <dd>{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
