import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin/admin.ts';
import { type Combined, combineDrafts } from '../draft/combineDrafts.ts';
import type { DraftKind } from '../draft/DraftKind.ts';
import { type Publication, presentStatus } from '../draft/presentStatus.ts';
import { DialogActions } from '../kit/dialogs/DialogActions.tsx';
import { ModalDialog } from '../kit/dialogs/ModalDialog.tsx';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { useUnsaved } from '../unsaved/useUnsaved.ts';
import { ConflictSides } from './ConflictSides.tsx';
import type { Sides } from './Sides.ts';

const words = admin.conflict;

interface ConflictDialogProps<Draft, Theirs extends { draft: Draft }> {
  kind: DraftKind<Draft>;
  id: string;
  sentence: string;
  mine: Draft;
  /** Fields of mine that wait for a file. */
  held: readonly (keyof Draft)[];
  /** What is saved now, and what the form began with. */
  read: (token: string, id: string, signal: AbortSignal) => Promise<Sides<Draft, Theirs>>;
  /** Otherwise the screen of what is saved is opened, which offers what was typed here. */
  onTakeTheirs: (() => void) | undefined;
  /** @param draft with what only they have changed */
  onKeepMine: (theirs: Theirs, draft: Draft) => void;
  onClose: () => void;
}

/** The second of two who save the same post decides. */
export function ConflictDialog<Draft extends Publication, Theirs extends { draft: Draft }>({
  kind,
  id,
  sentence,
  mine,
  held,
  read,
  ...act
}: ConflictDialogProps<Draft, Theirs>) {
  // Before that, what is loaded would move the buttons under the finger.
  const [isShown, setShown] = useState(false);
  const openTheirs = useOpenTheirs(kind.editAddress(id));
  const { onTakeTheirs = openTheirs, onKeepMine, onClose } = act;
  const { answer, error, reload } = useAdminQuery({
    // Not the key of the form's own post, which must not change below the dialog.
    key: ['conflict', kind.noun, id],
    load: (token, signal) => read(token, id, signal),
  });
  const combined = answer && combine(kind, answer, mine, held);
  const isKeeping = isShown && combined && hasMine(combined);
  return (
    <ModalDialog title={words.title(kind.noun)} isWide onClose={onClose}>
      <p>{sentence}</p>
      {combined ? (
        <Suspense fallback={<p>{admin.loading}</p>}>
          <ConflictSides kind={kind} {...combined} />
          <Shown onShown={() => setShown(true)} />
        </Suspense>
      ) : (
        <Loading hasFailed={Boolean(error)} retry={reload} />
      )}
      <Choice
        keepMine={keepWords(combined)}
        onClose={onClose}
        onTakeTheirs={isShown ? onTakeTheirs : undefined}
        onKeepMine={isKeeping ? () => onKeepMine(answer.theirs, combined.draft) : undefined}
      />
    </ModalDialog>
  );
}

function combine<Draft extends Publication, Theirs extends { draft: Draft }>(
  kind: DraftKind<Draft>,
  { base, theirs: { draft: theirs } }: Sides<Draft, Theirs>,
  typed: Draft,
  held: readonly (keyof Draft)[],
) {
  const now = new Date().toISOString();
  const sides = {
    base: base && presentStatus(base, theirs, now),
    mine: presentStatus(kind.withPicturesOf(typed, base ?? theirs), theirs, now),
    theirs,
  };
  return { ...sides, ...combineDrafts(kind, { ...sides, held }) };
}

const hasMine = <Draft,>({ both, onlyMine }: Combined<Draft>) => both.length + onlyMine.length > 0;

function keepWords<Draft>({ both, onlyTheirs }: Partial<Combined<Draft>> = {}): string {
  if (onlyTheirs?.length) return both?.length ? words.keepMineAndRest : words.keepBoth;
  return both?.length === 0 ? words.saveMine : words.keepMine;
}

interface ChoiceProps {
  keepMine: string;
  onClose: () => void;
  /** Undefined until it may be chosen. */
  onTakeTheirs: (() => void) | undefined;
  onKeepMine: (() => void) | undefined;
}

function Choice({ keepMine, onClose, onTakeTheirs, onKeepMine }: ChoiceProps) {
  return (
    <DialogActions>
      <Button line data-first onClick={onClose}>
        {words.goOn}
      </Button>
      <Button line disabled={!onTakeTheirs} onClick={onTakeTheirs}>
        {words.takeTheirs}
      </Button>
      <Button line disabled={!onKeepMine} onClick={onKeepMine}>
        {keepMine}
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

function Loading({ hasFailed, retry }: { hasFailed: boolean; retry: () => void }) {
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
