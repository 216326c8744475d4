import { useState } from 'react';
import { flushSync } from 'react-dom';
import { listLinkingPosts, moveProjectToBin } from '../../api/adminProjects.ts';
import type { AdminProjectCard } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { projectBin } from '../bin/projectBin.ts';
import { useDeletedNotice } from '../bin/useDeletedNotice.tsx';
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog.tsx';
import { undoToast } from '../kit/undoToast.tsx';
import { focusHeading } from '../kit/focusHeading.ts';
import { useAdminQuery } from '../session/useAdminQuery.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';

const words = admin.projects;

export function useProjectDeletion() {
  const [toDelete, setToDelete] = useState<AdminProjectCard>();
  const { setDeleted, onRestore, notice } = useDeletedNotice(projectBin);
  return {
    setToDelete,
    notice,
    dialog: toDelete && (
      <DeleteDialog
        project={toDelete}
        onClose={() => setToDelete(undefined)}
        onDeleted={() => setDeleted(toDelete)}
        onUndo={onRestore}
      />
    ),
  };
}

interface DeleteDialogProps {
  project: AdminProjectCard;
  onClose: () => void;
  onDeleted: () => void;
  onUndo: (id: number) => void;
}

function DeleteDialog({ project, onClose, onDeleted, onUndo }: DeleteDialogProps) {
  const { run, isBusy } = useAdminMutation({
    change: moveProjectToBin,
    failed: words.deleteFailed,
    invalidates: ['projects'],
  });
  const { answer: posts = [] } = useAdminQuery({
    key: ['linking posts', project.id],
    load: (token, signal) => listLinkingPosts(token, project.id, signal),
  });
  const confirm = async () => {
    const isDeleted = await run(project.id);
    flushSync(onClose);
    // The button that opened the dialog goes with its row.
    focusHeading();
    if (!isDeleted) return;
    undoToast(words.deleted(project.title), () => onUndo(project.id));
    onDeleted();
  };
  return (
    <ConfirmDialog
      title={words.confirmDelete}
      yes={isBusy ? admin.list.deleting : words.confirmYes}
      no={admin.list.confirmNo}
      isDanger
      isBusy={isBusy}
      onYes={() => void confirm()}
      onClose={onClose}
    >
      <p>{words.removal(project.title, project.pictures)}</p>
      {project.status === 'published' && <p className="note">{words.removalLinks}</p>}
      <output>{words.removalPosts(posts.map(({ heading }) => heading))}</output>
    </ConfirmDialog>
  );
}
