import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import type { Combined } from '../draft/combineDrafts.ts';
import type { DraftKind } from '../draft/DraftKind.ts';
import type { Publication } from '../draft/presentStatus.ts';
import styles from './Differences.module.css';
import { LazyDifferences } from './LazyDifferences.tsx';

const words = admin.conflict;

interface ConflictSidesProps<Draft> extends Combined<Draft> {
  kind: Pick<DraftKind<Draft>, 'differences'>;
  base: Draft | undefined;
  mine: Draft;
  theirs: Draft;
}

/** What a save of mine would write over, and what it would keep. */
export function ConflictSides<Draft extends Publication>({ kind, ...sides }: ConflictSidesProps<Draft>) {
  const { base, mine, theirs, both, onlyMine, onlyTheirs } = sides;
  const kept = base ? kind.differences(base, theirs, onlyTheirs) : [];
  const mines = kind.differences(theirs, mine, both.length > 0 ? both : onlyMine);
  const release = releaseOf(sides);
  const isMineShown = kept.length === 0 || both.length > 0;
  return (
    <>
      {isMineShown && (
        <>
          {mines.length > 0 && <h3 className={styles['part']}>{titleOfMine(sides)}</h3>}
          <LazyDifferences isPart sides={[words.theirs, words.mine]} differences={mines} />
        </>
      )}
      {kept.length > 0 && (
        <>
          <h3 className={styles['part']}>{titleOfTheirs(sides)}</h3>
          <LazyDifferences isPart sides={[words.before, words.theirs]} differences={kept} />
        </>
      )}
      {release !== undefined && <Notice kind="warn">{release}</Notice>}
    </>
  );
}

function titleOfMine<Draft>({ base, both }: Omit<ConflictSidesProps<Draft>, 'kind'>): string {
  if (!base) return words.unknown;
  return both.length > 0 ? words.both : words.onlyMine;
}

function titleOfTheirs<Draft>({ both, onlyMine }: Combined<Draft>): string {
  if (both.length > 0) return words.onlyTheirs;
  return onlyMine.length > 0 ? words.apart : words.nothingMine;
}

/** Whose words a save would put on the site, or put there sooner, without their having said so. */
function releaseOf<Draft extends Publication>({
  base,
  draft,
  ...sides
}: Omit<ConflictSidesProps<Draft>, 'kind'>) {
  const { mine, theirs, both, onlyMine, onlyTheirs } = sides;
  const isScheduled = draft.status === 'scheduled';
  if (both.length + onlyMine.length === 0) return undefined;
  if (goesLive(draft) < goesLive(mine)) return isScheduled ? words.willBeScheduled : words.willBeSeen;
  if (goesLive(draft) >= goesLive(theirs)) return undefined;
  if (!base) return isScheduled ? words.schedules : words.publishes;
  if (onlyTheirs.length === 0) return undefined;
  return isScheduled ? words.schedulesTheirs : words.publishesTheirs;
}

function goesLive({ status, publish_at }: Publication): string {
  if (status === 'scheduled') return publish_at;
  return status === 'published' ? '' : 'never';
}
