import { ButtonLink } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { blogs } from '../../../content/blogs.ts';
import { services } from '../../../content/services.ts';
import styles from './SideWidget.module.css';

const words = blogs.widget;

export function SideWidget() {
  return (
    <aside className={styles['side']} aria-label={words.label}>
      <section className={styles['widget']}>
        <h2>{words.title}</h2>
        <p>{words.text}</p>
        <ButtonLink href="/contact-us">{words.cta}</ButtonLink>
      </section>
      <nav className={styles['topics']} aria-label={words.topicsLabel}>
        <h2 className="label">{words.topicsTitle}</h2>
        <ul className="list">
          {services.map(({ slug, label, href }) => (
            <li key={slug}>
              <a href={href}>
                {label}
                <Icon name="arrowRight" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
