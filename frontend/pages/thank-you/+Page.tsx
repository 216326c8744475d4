import { useData } from 'vike-react/useData';
import { ButtonLink } from '../../components/Button.tsx';
import { Logo } from '../../components/Logo.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Picture } from '../../components/Picture.tsx';
import styles from '../../components/Plain.module.css';
import { enquiryFiles } from '../../content/enquiryFiles.ts';
import { thankYouPicture as picture } from '../../content/media.ts';
import { system } from '../../content/system.ts';
import { Main } from '../../layout/Main.tsx';
import type { Data } from './+data.ts';
import { Counting } from './Counting.tsx';

const { title, text, cta, nextTitle, next } = system.thankYou;

function Next() {
  return (
    <p className={styles['next']}>
      {nextTitle && <span className="note">{nextTitle}:</span>}
      {next.map(({ label, href }) => (
        <a key={href} href={href} rel="external">
          {label}
        </a>
      ))}
    </p>
  );
}

/** Its links load whole pages: a tag manager may run on this page alone. */
export function Page() {
  const { back, tagManagerId, areFilesLost } = useData<Data>();
  return (
    <Main>
      <div className={`${styles['plain']} ${styles['thanks']}`}>
        <Logo className={styles['logo']} rel="external" />
        <div className={styles['grid']}>
          <div className={styles['text']}>
            <h1>{title}</h1>
            {text.map((sentence, index) => (
              <p key={sentence} className={index === 0 ? 'lead' : undefined}>
                {sentence}
              </p>
            ))}
            {areFilesLost && <Notice kind="warn">{enquiryFiles.lost}</Notice>}
            <ButtonLink href={back} rel="external">
              {cta}
            </ButtonLink>
            {next.length > 0 && <Next />}
            <Counting tagManagerId={tagManagerId} />
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
