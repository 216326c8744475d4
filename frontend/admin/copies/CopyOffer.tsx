import { Suspense, lazy, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin.ts';
import type { PostDraft } from '../draft/postDraft.ts';
import type { LocalCopy } from './localCopy.ts';
import { formatMoment } from './formatMoment.ts';
import styles from './CopyOffer.module.css';

const CompareDialog = lazy(() => import('../compare/CompareDialog.tsx'));

interface CopyOfferProps {
  copy: LocalCopy;
  present: PostDraft;
  onTake: () => void;
  onDrop: () => void;
}

export function CopyOffer({ copy, present, onTake, onDrop }: CopyOfferProps) {
  const [isComparing, setComparing] = useState(false);
  return (
    <div className={styles['offer']}>
      <Notice kind="warn">
        <strong>{admin.copies.offer(formatMoment(copy.savedAt))}</strong> {admin.copies.offerHelp}
      </Notice>
      <div className={styles['actions']}>
        <Button small onClick={onTake}>
          {admin.copies.take}
        </Button>
        <Button line small onClick={() => setComparing(true)}>
          {admin.copies.look}
        </Button>
        <Button line small onClick={onDrop}>
          {admin.copies.drop}
        </Button>
      </div>
      {isComparing && (
        <Suspense>
          <CompareDialog
            title={admin.copies.compareTitle}
            before={{ name: admin.copies.present, draft: present }}
            after={{ name: admin.copies.kept, draft: copy.draft }}
            onClose={() => setComparing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
