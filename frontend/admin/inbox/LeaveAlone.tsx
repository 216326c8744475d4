import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin.ts';
import type { ActProps } from './EnquiryHead.tsx';
import { type By, isAmbiguous } from './meant.ts';
import { PersonDialog } from './PersonDialog.tsx';

const words = admin.inbox;

/** Marks a person as not to be contacted, or lifts that; after a question where somebody else could be meant. */
export function LeaveAlone({ enquiry, act, isBusy }: ActProps) {
  const [isAsking, setAsking] = useState(false);
  const isLeftAlone = enquiry.do_not_contact;
  const label = isLeftAlone ? words.lift : words.leaveAlone;
  const mark = async (by: By) => {
    const method = isLeftAlone ? 'DELETE' : 'POST';
    const done = isLeftAlone ? words.lifted : words.leftAlone;
    await act({ act: 'do-not-contact', method, fields: { by } }, done);
    setAsking(false);
  };
  return (
    <>
      <Button
        line
        disabled={isBusy}
        onClick={() => (isAmbiguous(enquiry) ? setAsking(true) : void mark('either'))}
      >
        {label}
      </Button>
      {isAsking && (
        <PersonDialog
          title={`${label}?`}
          enquiry={enquiry}
          choices={['either', 'email', 'phone']}
          help={words.markHelp}
          yes={label}
          isBusy={isBusy}
          onYes={(by) => void mark(by)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
