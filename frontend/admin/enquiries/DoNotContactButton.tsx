import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin.ts';
import type { ActProps } from './EnquiryHead.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { type PersonMatch, isAmbiguous } from './enquiriesMeant.ts';

const words = admin.enquiries;

/** Asks first where somebody else could be meant. */
export function DoNotContactButton({ enquiry, act, isBusy }: ActProps) {
  const [isAsking, setAsking] = useState(false);
  const isMarked = enquiry.do_not_contact;
  const label = isMarked ? words.lift : words.mark;
  const change = async (by: PersonMatch) => {
    const method = isMarked ? 'DELETE' : 'POST';
    await act({ act: 'do-not-contact', method, fields: { by } }, isMarked ? words.lifted : words.marked);
    setAsking(false);
  };
  return (
    <>
      <Button
        line
        small
        disabled={isBusy}
        onClick={() => (isAmbiguous(enquiry) ? setAsking(true) : void change('either'))}
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
          onYes={(by) => void change(by)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
