import { Suspense, lazy, useState } from 'react';
import type { VersionHead } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { FailedList } from '../kit/lists/FailedList.tsx';
import { Loading } from '../kit/Loading.tsx';
import type { ChosenVersions } from './chosenVersions.ts';
import type { ComparisonProps } from './Comparison.tsx';
import { PairTools, type View } from './PairTools.tsx';
import { useVersion } from './useVersions.ts';
import type { VersionKind } from './VersionKind.ts';
import { versionName, versionTime } from './versionTime.ts';
import styles from './VersionPair.module.css';

// Its library is loaded with it.
const Comparison = lazy(() => import('./Comparison.tsx'));
const words = admin.versions;

interface VersionPairProps<Draft> {
  kind: VersionKind<Draft>;
  id: string;
  chosen: ChosenVersions;
  versions: readonly VersionHead[];
  now: string;
}

const viewHere = (): View => (matchMedia('(max-width: 47.998em)').matches ? 'one' : 'beside');

export function VersionPair<Draft>({ kind, id, chosen, versions, now }: VersionPairProps<Draft>) {
  const [view, setView] = useState(viewHere);
  const before = useVersion(kind, id, chosen.before.number);
  const after = useVersion(kind, id, chosen.after.number);
  const failed = [before, after].filter(({ error }) => error);
  const names = {
    before: versionName(chosen.before, chosen.after, now),
    after: versionName(chosen.after, chosen.before, now),
  };
  const times = {
    before: versionTime(chosen.before.saved_at, now),
    after: versionTime(chosen.after.saved_at, now),
  };
  const isKnown = before.answer && after.answer;
  return (
    <section aria-label={words.what}>
      <PairTools {...{ names, view, versions, chosen, now }} onView={setView} />
      {failed.length > 0 && (
        <FailedList
          sentence={words.versionFailed}
          retry={() => {
            for (const version of failed) version.reload();
          }}
        />
      )}
      {!isKnown && failed.length === 0 && <Loading />}
      {before.answer && after.answer && (
        <Sides {...{ chosen, times, view }} changes={kind.changes(before.answer.draft, after.answer.draft)} />
      )}
    </section>
  );
}

type SidesProps = ComparisonProps & Pick<VersionPairProps<unknown>, 'chosen'>;

function Sides({ chosen, ...compared }: SidesProps) {
  const { times, view } = compared;
  return (
    <div className={styles['sides']} data-view={view}>
      <div className={styles['heads']}>
        <Head time={times.before} version={chosen.before} />
        <Head time={times.after} version={chosen.after} />
      </div>
      <Suspense fallback={<Loading />}>
        <Comparison {...compared} />
      </Suspense>
    </div>
  );
}

function Head({ time, version }: { time: string; version: VersionHead }) {
  return (
    <div>
      <h2 className="num">{time}</h2>
      <p className="note">
        {words.who(version)} {words.act(version)}. {version.is_current && words.isCurrent}
      </p>
    </div>
  );
}
