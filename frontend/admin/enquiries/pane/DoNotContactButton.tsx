import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { admin } from '../../../content/admin/admin.ts';
import type { ActProps } from './EnquiryHead.tsx';
import { LiftMark } from '../consent/LiftMark.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import type { PersonMatch } from '../enquiriesMeant.ts';

const words = admin.enquiries;

/** Asks first: a mark is lifted only when the person asks for it. */
export function DoNotContactButton({ enquiry, act, isBusy }: ActProps) {
  const [isAsking, setAsking] = useState(false);
  const isMarked = !enquiry.may_contact;
  const label = isMarked ? words.lift : words.mark;
  const mark = async (by: PersonMatch) => {
    await act({ act: 'do-not-contact', fields: { by } }, words.marked);
    setAsking(false);
  };
  const lift = async (by: PersonMatch, how: string) => {
    await act({ act: 'do-not-contact', method: 'DELETE', fields: { by, how } }, ({ may_contact: may }) =>
      may ? words.lifted : words.liftedInPart,
    );
    setAsking(false);
  };
  const asking = { enquiry, isBusy, onClose: () => setAsking(false) };
  return (
    <>
      <Button line small aria-disabled={isBusy} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && isMarked && <LiftMark {...asking} onYes={(by, how) => void lift(by, how)} />}
      {isAsking && !isMarked && (
        <PersonDialog
          {...asking}
          title={`${label}?`}
          choices={['either', 'email', 'phone']}
          help={words.markAsk}
          yes={label}
          onYes={(by) => void mark(by)}
        />
      )}
    </>
  );
}
