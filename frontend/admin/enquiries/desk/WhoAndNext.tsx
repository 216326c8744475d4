import type { Enquiry } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin/admin.ts';
import { PaneSection } from '../pane/PaneSection.tsx';
import { DeskMessage } from './DeskMessage.tsx';
import styles from './Desk.module.css';
import { NextStep } from './NextStep.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import type { Desk } from './useDesk.ts';
import { useStaff } from './useStaff.ts';

const words = admin.desk;
const FIELDS = ['state', 'owner', 'step', 'day', 'time'] as const;

export function WhoAndNext({ enquiry, desk }: { enquiry: Enquiry; desk: Desk }) {
  const staff = useStaff();
  const { values, save } = desk;
  // Also one who may not sign in any more.
  const owners = new Map(
    [...(enquiry.owner ? [enquiry.owner] : []), ...staff].map(({ id, name }) => [id, name]),
  );
  return (
    <PaneSection id="enquiry-next" title={words.next}>
      <div className={styles['two']}>
        <SelectField
          isSavedAtOnce
          id="owner"
          label={words.owner}
          value={values.owner}
          options={[['', words.nobody], ...owners]}
          onChoose={(owner) => save(['owner'], words.saved.owner, { owner })}
        />
        <SelectField
          isSavedAtOnce
          id="state"
          label={admin.enquiries.state}
          value={values.state}
          options={Object.entries(admin.enquiries.states)}
          onChoose={(state) => save(['state'], words.saved.state, { state })}
        />
      </div>
      {enquiry.may_contact ? (
        <NextStep enquiry={enquiry} desk={desk} />
      ) : (
        <p className="note">{words.noStep}</p>
      )}
      <DeskMessage desk={desk} fields={FIELDS} />
    </PaneSection>
  );
}
