import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin/admin.ts';
import type { Difference, DraftKind } from '../draft/DraftKind.ts';
import { DialogActions } from '../kit/dialogs/DialogActions.tsx';
import { ModalDialog } from '../kit/dialogs/ModalDialog.tsx';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { useUnsaved } from '../unsaved/useUnsaved.ts';
import { LazyDifferences } from './LazyDifferences.tsx';

const words = admin.conflict;

interface Saved<Draft> {
  version: number;
  draft: Draft;
}

interface ConflictDialogProps<Draft> {
  kind: DraftKind<Draft>;
  id: string;
  sentence: string;
  mine: Draft;
  /** What is saved now. */
  read: (token: string, id: string, signal: AbortSignal) => Promise<Saved<Draft>>;
  /** Otherwise the screen of what is saved is opened, which offers what was typed here. */
  onTakeTheirs: (() => void) | undefined;
  onKeepMine: (version: number) => void;
  onClose: () => void;
}

/** The second of two who save the same post decides. */
export function ConflictDialog<Draft>({
  kind,
  id,
  sentence,
  mine,
  read,
  ...act
}: ConflictDialogProps<Draft>) {
  // Before that, what is loaded would move the buttons under the finger.
  const [isShown, setShown] = useState(false);
  const openTheirs = useOpenTheirs(kind.editAddress(id));
  const { onTakeTheirs = openTheirs, onKeepMine, onClose } = act;
  const {
    answer: saved,
    error,
    reload,
  } = useAdminQuery({
    // Not the key of the form's own post, which must not change below the dialog.
    key: ['conflict', kind.noun, id],
    load: (token, signal) => read(token, id, signal),
  });
  return (
    <ModalDialog title={words.title(kind.noun)} isWide onClose={onClose}>
      <p>{sentence}</p>
      <Versions
        differences={saved && kind.differences(saved.draft, mine)}
        hasFailed={Boolean(error)}
        retry={reload}
        onShown={() => setShown(true)}
      />
      <Choice
        onClose={onClose}
        onTakeTheirs={isShown ? onTakeTheirs : undefined}
        onKeepMine={isShown && saved ? () => onKeepMine(saved.version) : undefined}
      />
    </ModalDialog>
  );
}

interface ChoiceProps {
  onClose: () => void;
  /** Undefined until it may be chosen. */
  onTakeTheirs: (() => void) | undefined;
  onKeepMine: (() => void) | undefined;
}

function Choice({ onClose, onTakeTheirs, onKeepMine }: ChoiceProps) {
  return (
    <DialogActions>
      <Button line data-first onClick={onClose}>
        {words.goOn}
      </Button>
      <Button line disabled={!onTakeTheirs} onClick={onTakeTheirs}>
        {words.takeTheirs}
      </Button>
      <Button line disabled={!onKeepMine} onClick={onKeepMine}>
        {words.keepMine}
      </Button>
    </DialogActions>
  );
}

function useOpenTheirs(address: string): () => void {
  const navigate = useNavigate();
  return () => {
    useUnsaved.getState().leave();
    void navigate(address);
  };
}

interface VersionsProps {
  differences: readonly Difference[] | undefined;
  hasFailed: boolean;
  retry: () => void;
  onShown: () => void;
}

function Versions({ differences, hasFailed, retry, onShown }: VersionsProps) {
  if (differences) {
    return (
      <Suspense fallback={<p>{admin.loading}</p>}>
        <LazyDifferences sides={[words.theirs, words.mine]} differences={differences} />
        <Shown onShown={onShown} />
      </Suspense>
    );
  }
  if (!hasFailed) return <p>{admin.loading}</p>;
  return (
    <>
      <p role="alert">{words.unread}</p>
      <Button line small onClick={retry}>
        {admin.retry}
      </Button>
    </>
  );
}

function Shown({ onShown }: { onShown: () => void }) {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(onShown, []);
  return null;
}
