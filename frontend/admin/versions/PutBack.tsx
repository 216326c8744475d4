import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin/admin.ts';
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog.tsx';
import type { ChosenVersions } from './chosenVersions.ts';
import { useVersion } from './useVersions.ts';
import type { VersionKind } from './VersionKind.ts';
import { versionName, versionSubject } from './versionTime.ts';
import styles from './VersionsBar.module.css';

const words = admin.versions;

export interface ShownVersions<Draft> {
  kind: VersionKind<Draft>;
  id: string;
  chosen: ChosenVersions;
  now: string;
}

interface PutBackProps<Draft> extends ShownVersions<Draft> {
  /** Where it goes. */
  told: { answer: string; help: string };
  onYes: (draft: Draft) => Promise<void>;
}

/** The older of the two. */
export function PutBack<Draft>({ kind, id, chosen, now, told, onYes }: PutBackProps<Draft>) {
  const { before, after } = chosen;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { answer } = useVersion(kind, id, before.number);
  const side = versionName(before, after, now);
  const putBack = async ({ draft }: { draft: Draft }): Promise<void> => {
    setBusy(true);
    await onYes(draft);
    setBusy(false);
    setAsking(false);
  };
  return (
    <>
      <p className={`${styles['title']} note`}>{answer && kind.titleOf(answer.draft)}</p>
      <Button small aria-disabled={!answer} onClick={() => setAsking(true)}>
        {words.putBack(side)}
      </Button>
      {isAsking && answer && (
        <ConfirmDialog
          title={words.question(side)}
          yes={admin.putBack}
          no={admin.keepPresent}
          isBusy={isBusy}
          onYes={() => void putBack(answer)}
          onClose={() => setAsking(false)}
        >
          <p>
            {words.answer(versionSubject(before.saved_at, now), before.saved_by)} {told.answer}
          </p>
          <p className="note">{told.help}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
