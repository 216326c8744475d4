import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { VersionHead } from '../../api/wire.gen.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { admin } from '../../content/admin/admin.ts';
import { FailedList } from '../kit/lists/FailedList.tsx';
import { Loading } from '../kit/Loading.tsx';
import { Presence } from '../presence/Presence.tsx';
import { useCurrentMinute } from '../kit/time/useCurrentMinute.ts';
import { askedVersions, chosenVersions } from './chosenVersions.ts';
import type { ShownVersions } from './PutBack.tsx';
import { useVersions } from './useVersions.ts';
import { VersionLinks } from './VersionLinks.tsx';
import { VersionPair } from './VersionPair.tsx';
import type { VersionKind } from './VersionKind.ts';
import { VersionsBar } from './VersionsBar.tsx';
import styles from './VersionsPage.module.css';

const words = admin.versions;

interface VersionsPageProps<Draft> {
  kind: VersionKind<Draft>;
  id: string;
  PutBack: ComponentType<ShownVersions<Draft>>;
}

export function VersionsPage<Draft>({ kind, id, PutBack }: VersionsPageProps<Draft>) {
  const [query] = useSearchParams();
  const now = new Date(useCurrentMinute()).toISOString();
  const { noun, editAddress } = kind;
  const { answer, isLoading, error, reload, showMore } = useVersions({ noun, id }, askedVersions(query));
  const chosen = chosenVersions(answer?.versions ?? [], query);
  return (
    <>
      <VersionsBar back={editAddress(id)} backLabel={words.back(noun)}>
        {chosen && <PutBack {...{ kind, id, chosen, now }} />}
      </VersionsBar>
      <div className={styles['page']}>
        {noun !== 'content' && <Presence noun={noun} id={id} />}
        {error && <FailedList sentence={`${words.failed} ${words.failedHelp(noun)}`} retry={reload} />}
        {!answer && isLoading && <Loading />}
        {answer && !chosen && <Alone versions={answer.versions} />}
        {answer && chosen && (
          <div className={styles['columns']}>
            <VersionLinks {...answer} {...{ chosen, now, showMore }} />
            <VersionPair {...{ kind, id, chosen, now }} versions={answer.versions} />
          </div>
        )}
      </div>
    </>
  );
}

function Alone({ versions }: { versions: readonly VersionHead[] }) {
  return <EmptyState title={versions.length === 0 ? words.none : words.one} help={words.oneHelp} />;
}
