import { ButtonLink } from '../../components/Button.tsx';
import { Logo } from '../../components/Logo.tsx';
import { Message } from '../../components/Message.tsx';
import styles from '../../components/Plain.module.css';
import { system } from '../../content/system.ts';
import { Main } from '../../layout/Main.tsx';

const { cta, aside } = system.notFound;

export function NotFound({
  title = system.notFound.title,
  text = system.notFound.text,
}: {
  title?: string;
  text?: string;
}) {
  return (
    <Main>
      <div className={`${styles['plain']} ${styles['missing']}`}>
        <Logo className={styles['logo']} />
        <div className={styles['scene']}>
          <h1 className="num">{title}</h1>
          <MovedWall />
        </div>
        <div className={styles['text']}>
          <p className="lead">{text}</p>
          <ButtonLink href="/">{cta}</ButtonLink>
        </div>
      </div>
      <Message />
    </Main>
  );
}

function MovedWall() {
  return (
    <svg viewBox="0 0 720 300" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor">
        <path strokeWidth="9" d="M4 40H250M360 40H716V120M716 190V260H4V40" />
        <path strokeWidth="1.2" d="M250 40V150A110 110 0 0 0 360 40" />
      </g>
      <path d="M420 44V256" stroke="var(--action)" strokeWidth="2" strokeDasharray="9 7" />
      {aside && (
        <text x="36" y="215">
          {aside}
        </text>
      )}
    </svg>
  );
}
