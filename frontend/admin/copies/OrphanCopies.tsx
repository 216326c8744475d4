import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import type { DraftKind } from '../draft/DraftKind.ts';
import { type LocalCopy, makeCopyNew } from './localCopy.ts';
import { readOwnCopies } from './readOwnCopies.ts';
import { formatMoment } from '../kit/time/formatMoment.ts';
import styles from './CopyOffer.module.css';

/** Copies whose post was deleted can become a new post. */
export function OrphanCopies<Draft>({ kind, id }: { kind: DraftKind<Draft>; id: string }) {
  const navigate = useNavigate();
  const [copies] = useState(() => readOwnCopies(kind).filter((copy) => copy.id === id));
  const carryOn = (copy: LocalCopy<Draft>) => {
    makeCopyNew(localStorage, kind, copy);
    void navigate(kind.addAddress);
  };
  return copies.map((copy) => (
    <div key={copy.form} className={styles['offer']}>
      <Notice kind="warn">
        <strong>{admin.copies.offer(kind.noun, formatMoment(copy.savedAt))}</strong>{' '}
        {admin.copies.orphanHelp(kind.noun)}
      </Notice>
      <div className={styles['actions']}>
        <Button small onClick={() => carryOn(copy)}>
          {admin.copies.makeNew(kind.noun)}
        </Button>
      </div>
    </div>
  ));
}
