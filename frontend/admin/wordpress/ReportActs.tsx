import { useState } from 'react';
import { tryPicturesAgain } from '../../api/adminImports.ts';
import type { ImportRun, MadePosts } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import { TextButton } from '../kit/fields/TextButton.tsx';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import styles from './ImportPage.module.css';
import { TakeBackDialog } from './TakeBackDialog.tsx';

const words = admin.wordpressImport;

interface ReportActsProps {
  run: ImportRun;
  made: MadePosts;
}

export function ReportActs({ run, made }: ReportActsProps) {
  const [isAsked, setAsked] = useState(false);
  const isRunning = run.counts.waiting > 0;
  const lacksPictures = made.lacking_pictures > 0 && !isRunning;
  return (
    <>
      {lacksPictures && (
        <Notice kind="warn">{words.pictures.missing(made.lacking_pictures, run.as_drafts)}</Notice>
      )}
      {(made.unchanged > 0 || isRunning) && (
        <div className={styles['acts']}>
          {lacksPictures && <PicturesAgain id={run.id} />}
          <TextButton icon="bin" onClick={() => setAsked(true)}>
            {words.takingBack.open}
          </TextButton>
        </div>
      )}
      {isAsked && <TakeBackDialog id={run.id} {...{ made, isRunning }} onClose={() => setAsked(false)} />}
    </>
  );
}

function PicturesAgain({ id }: { id: number }) {
  const { run, isBusy } = useAdminMutation({
    change: (token) => tryPicturesAgain(token, id),
    failed: words.pictures.failed,
    invalidates: ['imports'],
  });
  return (
    <Button line small isBusy={isBusy} onClick={() => void run()}>
      {isBusy ? words.pictures.trying : words.pictures.again}
    </Button>
  );
}
