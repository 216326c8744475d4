import { Suspense, lazy, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin.ts';
import type { DraftKind } from '../draft/DraftKind.ts';
import type { LocalCopy } from './localCopy.ts';
import { formatMoment } from './formatMoment.ts';
import styles from './CopyOffer.module.css';

const CompareDialog = lazy(() => import('../compare/CompareDialog.tsx'));

interface CopyOfferProps<Draft> {
  kind: DraftKind<Draft>;
  copy: LocalCopy<Draft>;
  present: Draft;
  onTake: () => void;
  onDrop: () => void;
}

export function CopyOffer<Draft>({ kind, copy, present, onTake, onDrop }: CopyOfferProps<Draft>) {
  const [isComparing, setComparing] = useState(false);
  return (
    <div className={styles['offer']}>
      <Notice kind="warn">
        <strong>{admin.copies.offer(kind.noun, formatMoment(copy.savedAt))}</strong> {admin.copies.offerHelp}
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
            sides={[admin.copies.present, admin.copies.kept]}
            differences={kind.differences(present, copy.draft)}
            onClose={() => setComparing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
