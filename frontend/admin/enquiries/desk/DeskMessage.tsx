import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { admin } from '../../../content/admin.ts';
import type { DeskField } from './deskValues.ts';
import styles from './Desk.module.css';
import type { Desk } from './useDesk.ts';

const words = admin.desk;

/** How the last change of these fields went. */
export function DeskMessage({ desk, fields }: { desk: Desk; fields: readonly DeskField[] }) {
  const { outcome } = desk;
  const isOurs = outcome !== undefined && outcome.fields.some((field) => fields.includes(field));
  const failure = isOurs ? outcome.failure : undefined;
  return (
    <>
      <output className="note">{isOurs && outcome.said}</output>
      {failure && (
        <div className={styles['failure']} role="alert">
          <Notice kind={failure.isConflict ? 'warn' : 'error'} isQuiet>
            <strong>{failure.sentence}</strong> {words.stillHere}
          </Notice>
          <p className={styles['buttons']}>
            <Button small onClick={desk.again}>
              {failure.isConflict ? words.saveMine : admin.retry}
            </Button>
            <Button small line onClick={() => desk.drop(outcome?.fields ?? [])}>
              {words.leave}
            </Button>
          </p>
        </div>
      )}
    </>
  );
}

export function mistakeOf({ outcome }: Desk, field: DeskField): string | undefined {
  return outcome?.fields.includes(field) ? outcome.mistake : undefined;
}
