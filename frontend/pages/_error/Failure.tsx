import { ButtonLink } from '../../components/Button.tsx';
import { Logo } from '../../components/Logo.tsx';
import styles from '../../components/Plain.module.css';
import type { failures } from '../../content/system.ts';
import { site } from '../../content/site.ts';
import { Main } from '../../layout/Main.tsx';
import { usePageContext } from 'vike-react/usePageContext';

/** Something failed: says so, and offers a way on and a telephone number. */
export function Failure({ words }: { words: (typeof failures)[keyof typeof failures] }) {
  const { urlOriginal, abortStatusCode } = usePageContext();
  const [phone] = site.contact.phones;
  return (
    <Main>
      <div className={`${styles['plain']} ${styles['failure']}`}>
        <Logo className={styles['logo']} />
        <div className={styles['text']}>
          <h1>{words.title}</h1>
          <p className="lead">{words.text}</p>
          <ButtonLink href={abortStatusCode === 503 ? urlOriginal : '/'} rel="external">
            {words.cta}
          </ButtonLink>
          <p className={styles['next']}>
            <a className="num" href={phone?.href}>
              {phone?.label}
            </a>
          </p>
        </div>
      </div>
    </Main>
  );
}
