import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin/admin.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { type ChosenVersions, versionAddress } from './chosenVersions.ts';
import { useVersion } from './useVersions.ts';
import type { VersionKind } from './VersionKind.ts';
import { versionName, versionSubject } from './versionTime.ts';
import styles from './VersionsBar.module.css';

const words = admin.versions;

interface PutBackProps<Draft> {
  kind: VersionKind<Draft>;
  id: string;
  chosen: ChosenVersions;
  now: string;
}

/** Into the editor: nothing changes on the site before a save. */
export function PutBack<Draft>({ kind, id, chosen: { before, after }, now }: PutBackProps<Draft>) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { answer } = useVersion(kind, id, before.number);
  const side = versionName(before, after, now);
  return (
    <>
      <p className={`${styles['title']} note`}>{answer && kind.draftKind.titleOf(answer.draft)}</p>
      <Button small disabled={!answer} onClick={() => setAsking(true)}>
        {words.putBack(side)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.question(side)}
          yes={admin.putBack}
          no={admin.keepPresent}
          isBusy={false}
          onYes={() => void navigate(`${kind.draftKind.editAddress(id)}${versionAddress(before.number)}`)}
          onClose={() => setAsking(false)}
        >
          <p>{words.answer(versionSubject(before.saved_at, now), before.saved_by)}</p>
          <p className="note">{words.answerHelp}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
