import { Suspense, lazy } from 'react';
import { readAdminPost } from '../../api/adminPosts.ts';
import type { AdminPost } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin.ts';
import { type PostDraft, toPostDraft } from '../draft/postDraft.ts';
import { DialogActions } from '../kit/DialogActions.tsx';
import { ModalDialog } from '../kit/ModalDialog.tsx';
import { useAdminQuery } from '../session/useAdminQuery.ts';

const words = admin.conflict;
// After a deployment the old file may be gone; the dialog must still open.
const Differences = lazy(() =>
  import('./Differences.tsx').then(
    (file) => ({ default: file.Differences }),
    () => ({ default: () => <p role="alert">{words.notCompared}</p> }),
  ),
);

interface ConflictDialogProps {
  id: string;
  sentence: string;
  mine: PostDraft;
  onTakeTheirs: (() => void) | undefined;
  onKeepMine: (version: number) => void;
  onClose: () => void;
}

/** The second of two who save the same post decides. */
export function ConflictDialog({
  id,
  sentence,
  mine,
  onTakeTheirs,
  onKeepMine,
  onClose,
}: ConflictDialogProps) {
  const {
    answer: post,
    error,
    reload,
  } = useAdminQuery({
    // Not the key of the form's own post, which must not change below the dialog.
    key: ['conflict', id],
    load: (token, signal) => readAdminPost(token, id, signal),
  });
  return (
    <ModalDialog title={words.title} isWide onClose={onClose}>
      <p>{sentence}</p>
      <Versions post={post} hasFailed={Boolean(error)} mine={mine} retry={reload} />
      <DialogActions>
        <Button line data-first onClick={onClose}>
          {words.goOn}
        </Button>
        <Button line disabled={!post} onClick={onTakeTheirs}>
          {words.takeTheirs}
        </Button>
        <Button line disabled={!post} onClick={() => post && onKeepMine(post.version)}>
          {words.keepMine}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}

interface VersionsProps {
  post: AdminPost | undefined;
  hasFailed: boolean;
  mine: PostDraft;
  retry: () => void;
}

function Versions({ post, hasFailed, mine, retry }: VersionsProps) {
  if (post) {
    return (
      <Suspense fallback={<p>{admin.loading}</p>}>
        <Differences
          before={{ name: words.theirs, draft: toPostDraft(post) }}
          after={{ name: words.mine, draft: mine }}
        />
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
