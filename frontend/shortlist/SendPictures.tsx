import { lazy, Suspense } from 'react';
import { callPromise } from '../content/hours/callPromise.ts';
import words from '../content/shortlist.json' with { type: 'json' };
import { useContent } from '../content/useContent.ts';
import { loadEnquiry } from '../enquiry/enquiryLink.ts';
import { states } from '../content/states.ts';
import { type KeptPicture, isSame, storedPictures } from '../stores/keptPictures.ts';
import { fetchScript } from '../hydration/fetchScript.ts';
import { GoingPictures } from './GoingPictures.tsx';
import { HiddenPictures } from './HiddenPictures.tsx';
import { NothingKept, NotLoaded } from './NothingKept.tsx';
import { Rights } from './Rights.tsx';
import styles from './SendPictures.module.css';
import type { ShownPicture } from './shownPictures.ts';
import { useFocusPlace } from './useFocusPlace.ts';
import { useShownPictures } from './useShownPictures.ts';

const ShortEnquiry = lazy(async () => ({ default: (await fetchScript(loadEnquiry)).ShortEnquiry }));
const { lead, goesOne, goMany, without } = words.enquiry;

export function SendPictures() {
  const { shown, hidden, hasFailed, retry } = useShownPictures();
  const { place, takeFocus } = useFocusPlace();
  const count = shown?.length ?? 0;
  return (
    <>
      <noscript>
        <div className={`stack ${styles['alone']}`}>
          <p className="lead">{words.noScript}</p>
          <a href="/contact-us">{without}</a>
        </div>
      </noscript>
      <div className={`needs-script ${styles['room']}`} tabIndex={-1} ref={place}>
        {hasFailed && (
          <>
            <NotLoaded retry={retry} takeFocus={takeFocus} />
            <a href="/contact-us">{without}</a>
          </>
        )}
        {!hasFailed && shown && count === 0 && (
          <div className={styles['alone']}>
            {hidden.length > 0 ? <HiddenPictures hidden={hidden} takeFocus={takeFocus} /> : <NothingKept />}
          </div>
        )}
        {shown && count > 0 && <SendForm shown={shown} />}
      </div>
    </>
  );
}

function SendForm({ shown }: { shown: ShownPicture[] }) {
  const promise = useContent(callPromise);
  const isGoing = (kept: KeptPicture) => shown.some((one) => isSame(one, kept));
  return (
    <div className={`grid ${styles['send']}`}>
      <div className={styles['form']}>
        <p className="lead">{promise(lead).replace('{count}', goingWords(shown.length))}</p>
        <Suspense fallback={<output className={styles['coming']}>{states.loading}</output>}>
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
  );
}

function goingWords(count: number): string {
  const number = words.numbers[count]?.toLowerCase() ?? `${count}`;
  return count === 1 ? goesOne : goMany.replace('{count}', number);
}
