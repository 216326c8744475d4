import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import type { Combined } from '../draft/combineDrafts.ts';
import type { DraftKind } from '../draft/DraftKind.ts';
import { LazyDifferences } from './LazyDifferences.tsx';

const words = admin.conflict;

interface ConflictSidesProps<Draft> extends Combined<Draft> {
  kind: Pick<DraftKind<Draft>, 'differences' | 'isOnSite'>;
  base: Draft | undefined;
  mine: Draft;
  theirs: Draft;
}

/** What a save of mine would write over, and what it would keep. */
export function ConflictSides<Draft>({
  kind,
  base,
  mine,
  theirs,
  both,
  onlyTheirs,
  draft,
}: ConflictSidesProps<Draft>) {
  const met = kind.differences(theirs, mine, base && both);
  const kept = base ? kind.differences(base, theirs, onlyTheirs) : [];
  return (
    <>
      {kept.length > 0 && met.length > 0 && <p>{words.both}</p>}
      {(kept.length === 0 || met.length > 0) && (
        <LazyDifferences sides={[words.theirs, words.mine]} differences={met} />
      )}
      {kept.length > 0 && (
        <>
          <p>{met.length > 0 ? words.onlyTheirs : words.apart}</p>
          <LazyDifferences sides={[words.before, words.theirs]} differences={kept} />
        </>
      )}
      {kind.isOnSite(draft) && !kind.isOnSite(mine) && <Notice kind="warn">{words.willBeSeen}</Notice>}
    </>
  );
}
