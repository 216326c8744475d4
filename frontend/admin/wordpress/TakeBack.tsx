import { useState } from 'react';
import type { MadePosts } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { TextButton } from '../kit/fields/TextButton.tsx';
import styles from './ImportPage.module.css';
import { TakeBackDialog } from './TakeBackDialog.tsx';

interface TakeBackProps {
  id: number;
  made: MadePosts;
}

export function TakeBack({ id, made }: TakeBackProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles['acts']}>
      <TextButton icon="bin" onClick={() => setAsked(true)}>
        {admin.wordpressImport.takingBack.open}
      </TextButton>
      {isAsked && <TakeBackDialog id={id} made={made} onClose={() => setAsked(false)} />}
    </div>
  );
}
