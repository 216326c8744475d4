import { useData } from 'vike-react/useData';
import { ButtonLink } from '../../components/Button.tsx';
import { Logo } from '../../components/Logo.tsx';
import { Picture } from '../../components/Picture.tsx';
import styles from '../../components/Plain.module.css';
import { thankYou as picture } from '../../content/media.ts';
import { system } from '../../content/system.ts';
import { Main } from '../../layout/Main.tsx';
import type { Data } from './+data.ts';
import { useTagManager } from './useTagManager.ts';

const { title, text, cta, nextTitle, next } = system.thankYou;

function Next() {
  return (
    <p className={styles['next']}>
      {nextTitle && <span className="note">{nextTitle}:</span>}
      {next.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}

/** The one real arch of the site. */
export function Page() {
  const { back, tagManagerId } = useData<Data>();
  useTagManager(tagManagerId);
  return (
    <Main>
      <div className={`${styles['plain']} ${styles['thanks']}`}>
        <Logo className={styles['logo']} />
        <div className={styles['grid']}>
          <div className={styles['text']}>
            <h1>{title}</h1>
            {text.map((sentence, index) => (
              <p key={sentence} className={index === 0 ? 'lead' : undefined}>
                {sentence}
              </p>
            ))}
            <ButtonLink href={back}>{cta}</ButtonLink>
            {next.length > 0 && <Next />}
          </div>
          <Picture
            slot={picture}
            className={styles['door'] ?? ''}
            sizes="(min-width: 768px) 72vw, 84vw"
            first
          />
        </div>
      </div>
    </Main>
  );
}
