import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { isAbout, titleOf } from './deskOutcome.ts';
import type { DeskField } from './deskValues.ts';
import styles from './Desk.module.css';
import type { Desk } from './useDesk.ts';

const words = admin.desk;

/** How the last changes of these fields went. */
export function DeskMessage({ desk, fields }: { desk: Desk; fields: readonly DeskField[] }) {
  const outcomes = desk.outcomes.filter((outcome) => isAbout(outcome, fields));
  return (
    <>
      <output className="note">{outcomes.find(({ said }) => said)?.said}</output>
      {outcomes.map((outcome) => {
        const { failure } = outcome;
        if (!failure) return null;
        const title = titleOf(outcome);
        return (
          <fieldset key={outcome.fields.join()} className={styles['failure']} aria-label={title}>
            <Notice kind={failure.isConflict ? 'warn' : 'error'} isQuiet>
              <strong>{title}</strong> {failure.sentence} {words.stillHere}
            </Notice>
            <p className={styles['buttons']}>
              <Button small line onClick={() => desk.again(outcome)}>
                {failure.isConflict ? words.saveMine : admin.retry}
              </Button>
              <Button small line onClick={() => desk.drop(outcome.fields)}>
                {words.leave}
              </Button>
            </p>
          </fieldset>
        );
      })}
    </>
  );
}

export function mistakeOf({ outcomes }: Desk, field: DeskField): string | undefined {
  return outcomes.find((outcome) => outcome.mistake && outcome.fields.includes(field))?.mistake;
}
