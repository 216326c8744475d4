import { ButtonLink } from '../../components/Button.tsx';
import { Logo } from '../../components/Logo.tsx';
import { Message } from '../../components/Message.tsx';
import styles from '../../components/Plain.module.css';
import { failures } from '../../content/failures.ts';
import { contactDetails } from '../../content/site.ts';
import { useContent } from '../../content/useContent.ts';
import { Main } from '../../layout/Main.tsx';

const { title, text, cta } = failures.broken;

/** Without the frame, which may be what broke. */
export function UnexpectedError() {
  const [phone] = useContent(contactDetails).phones;
  return (
    <Main>
      <div className={`${styles['plain']} ${styles['failure']}`}>
        <Logo className={styles['logo']} />
        <div className={styles['text']}>
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          <ButtonLink href="/">{cta}</ButtonLink>
          <p className={styles['next']}>
            <a className="num" href={phone?.href}>
              {phone?.label}
            </a>
          </p>
        </div>
      </div>
      <Message />
    </Main>
  );
}
