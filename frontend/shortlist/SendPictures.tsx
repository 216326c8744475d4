import { lazy, Suspense } from 'react';
import { callPromise } from '../content/hours/callPromise.ts';
import words from '../content/shortlist.json' with { type: 'json' };
import { useContent } from '../content/useContent.ts';
import { loadEnquiry } from '../enquiry/enquiryLink.ts';
import { system } from '../content/system.ts';
import { type KeptPicture, isSame, storedPictures } from '../stores/keptPictures.ts';
import { GoingPictures } from './GoingPictures.tsx';
import { HiddenPictures } from './HiddenPictures.tsx';
import { NothingKept, NotLoaded } from './NothingKept.tsx';
import { Rights } from './Rights.tsx';
import styles from './SendPictures.module.css';
import { useShownPictures } from './useShownPictures.ts';

const ShortEnquiry = lazy(async () => ({ default: (await loadEnquiry()).ShortEnquiry }));
const { lead, goesOne, goMany, without } = words.enquiry;

export function SendPictures() {
  const promise = useContent(callPromise);
  const { shown, hidden, hasFailed, retry } = useShownPictures();
  const count = shown?.length ?? 0;
  const isGoing = (kept: KeptPicture) => shown?.some((one) => isSame(one, kept));
  return (
    <>
      <noscript>
        <p className={`lead ${styles['alone']}`}>{words.noScript}</p>
        <a href="/contact-us">{without}</a>
      </noscript>
      {hasFailed && <NotLoaded retry={retry} />}
      {!hasFailed && shown && count === 0 && (
        <div className={styles['alone']}>
          {hidden.length > 0 ? <HiddenPictures hidden={hidden} /> : <NothingKept />}
        </div>
      )}
      {shown && count > 0 && (
        <div className={`grid ${styles['send']}`}>
          <div className={styles['form']}>
            <p className="lead">{promise(lead).replace('{count}', goingWords(count))}</p>
            <Suspense fallback={<output>{system.states.loading}</output>}>
              <ShortEnquiry
                name="pictures"
                className={styles['fields']}
                shortlist={() => JSON.stringify(storedPictures().filter(isGoing))}
              />
            </Suspense>
            <Rights className={styles['below']} />
          </div>
          <aside className={styles['side']} aria-label={words.enquiry.going}>
            <GoingPictures shown={shown} />
            <Rights className={styles['beside']} />
          </aside>
        </div>
      )}
    </>
  );
}

function goingWords(count: number): string {
  const number = words.numbers[count]?.toLowerCase() ?? `${count}`;
  return count === 1 ? goesOne : goMany.replace('{count}', number);
}
