import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin.ts';
import { type LocalCopy, makeCopyNew, readCopies } from './localCopy.ts';
import { formatMoment } from './formatMoment.ts';
import styles from './CopyOffer.module.css';

/** Copies whose post was deleted can become a new post. */
export function OrphanCopies({ blog }: { blog: string }) {
  const navigate = useNavigate();
  const [copies] = useState(() => readCopies(localStorage, Date.now()).filter((copy) => copy.blog === blog));
  const carryOn = (copy: LocalCopy) => {
    makeCopyNew(localStorage, copy);
    void navigate('/add-blog');
  };
  return copies.map((copy) => (
    <div key={copy.form} className={styles['offer']}>
      <Notice kind="warn">
        <strong>{admin.copies.offer(formatMoment(copy.savedAt))}</strong> {admin.copies.orphanHelp}
      </Notice>
      <div className={styles['actions']}>
        <Button small onClick={() => carryOn(copy)}>
          {admin.copies.makeNew}
        </Button>
      </div>
    </div>
  ));
}
