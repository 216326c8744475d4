import { ButtonLink } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { LinkRows } from '../../../components/LinkRows.tsx';
import { blogs } from '../../../content/blogs.ts';
import { callPromise } from '../../../content/hours/callPromise.ts';
import { services } from '../../../content/services.ts';
import { useContent } from '../../../content/useContent.ts';
import { enquiryLink } from '../../../enquiry/enquiryLink.ts';
import styles from './SideWidget.module.css';

const words = blogs.widget;
export function SideWidget() {
  const promise = useContent(callPromise);
  const topics = useContent(services).map(({ label, href }) => ({
    href,
    text: (
      <>
        {label}
        <Icon name="arrowRight" />
      </>
    ),
  }));
  return (
    <aside className={styles['side']} aria-label={words.label}>
      <section className={styles['widget']}>
        <h2>{words.title}</h2>
        {words.text && <p>{promise(words.text)}</p>}
        <ButtonLink {...enquiryLink()}>{words.cta}</ButtonLink>
      </section>
      <nav aria-label={words.topicsLabel}>
        <h2 className="label">{words.topicsTitle}</h2>
        <LinkRows links={topics} />
      </nav>
    </aside>
  );
}
