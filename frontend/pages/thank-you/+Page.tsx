import { useEffect } from 'react';
import { useData } from 'vike-react/useData';
import { ButtonLink } from '../../components/Button.tsx';
import { Logo } from '../../components/Logo.tsx';
import { Message } from '../../components/Message.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Picture } from '../../components/Picture.tsx';
import styles from '../../components/Plain.module.css';
import { enquiryFiles } from '../../content/enquiryFiles.ts';
import { thankYouPicture as picture } from '../../content/media.ts';
import { system } from '../../content/system.ts';
import { Main } from '../../layout/Main.tsx';
import { stopSaying } from '../../stores/message.ts';
import type { Data } from './+data.ts';
import { Counting } from './Counting.tsx';
import { Next } from './Next.tsx';
import { BetterTime, CallTime, Receipt } from './Receipt.tsx';
import { Sentences } from './Sentences.tsx';

const { title, cta, next } = system.thankYou;

export function Page() {
  // That it was sent, in fewer words.
  useEffect(stopSaying, []);
  const { back, tagManagerId, receipt, areFilesLost } = useData<Data>();
  return (
    <Main>
      <div className={`${styles['plain']} ${styles['thanks']} ${receipt ? styles['promised'] : ''}`}>
        <Logo className={styles['logo']} />
        <div className={styles['grid']}>
          <div className={styles['text']}>
            <h1>{title}</h1>
            {receipt && <CallTime receipt={receipt} />}
            <Sentences isLead={!receipt} />
            {areFilesLost && <Notice kind="warn">{enquiryFiles.lost}</Notice>}
            {receipt && <Receipt receipt={receipt} />}
            <ButtonLink href={back}>{cta}</ButtonLink>
            {receipt && <BetterTime receipt={receipt} />}
            {next.length > 0 && <Next />}
            <Counting tagManagerId={tagManagerId} />
          </div>
          <Picture
            slot={picture}
            className={styles['door'] ?? ''}
            sizes="(min-width: 48em) 72vw, 84vw"
            first
          />
        </div>
      </div>
      <Message />
    </Main>
  );
}
