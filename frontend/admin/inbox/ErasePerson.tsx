import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router-dom';
import { erasePerson } from '../../api/adminEnquiries.ts';
import type { Enquiry } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin.ts';
import { focusHeading } from '../kit/screenFocus.ts';
import { useAdminAct } from '../session/useAdminAct.ts';
import { type By, enquiriesMeant } from './meant.ts';
import { keepNote } from './noteCopy.ts';
import { PersonDialog } from './PersonDialog.tsx';

const words = admin.inbox;

interface ErasePersonProps {
  enquiry: Enquiry;
  /** Address of the list. */
  back: string;
  onErased: () => void;
}

/** For those who ask to be forgotten: their enquiries go, after the question which they are. */
export function ErasePerson({ enquiry, back, onErased }: ErasePersonProps) {
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useAdminAct(words.actFailed);
  const navigate = useNavigate();
  const erase = async (by: By) => {
    const erased = await run((token) => erasePerson(token, enquiry.id, by));
    setAsking(false);
    if (!erased) return;
    for (const { id } of enquiriesMeant(enquiry, by)) keepNote(localStorage, id, '', Date.now());
    toast.success(erased.message);
    await navigate(back);
    onErased();
    focusHeading();
  };
  return (
    <div>
      <Button line small onClick={() => setAsking(true)}>
        {words.erase}
      </Button>
      {isAsking && (
        <PersonDialog
          title={words.eraseTitle}
          enquiry={enquiry}
          choices={['both', 'email', 'phone', 'either']}
          help={(count) => words.eraseHelp(enquiry.name, count)}
          yes={words.eraseYes}
          isDanger
          isBusy={isBusy}
          onYes={(by) => void erase(by)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
