import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router-dom';
import { erasePerson } from '../../api/adminEnquiries.ts';
import type { Enquiry } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin.ts';
import { DialogActions } from '../layout/DialogActions.tsx';
import { ModalDialog } from '../layout/ModalDialog.tsx';
import { focusHeading } from '../layout/useScreenChange.ts';
import { useAdminAct } from '../session/useAdminAct.ts';
import { keepNote } from './noteCopy.ts';

const words = admin.inbox;

interface ErasePersonProps {
  enquiry: Enquiry;
  /** Address of the list. */
  back: string;
  onErased: () => void;
}

/** For those who ask to be forgotten: all their enquiries go, after a question. */
export function ErasePerson({ enquiry, back, onErased }: ErasePersonProps) {
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useAdminAct(words.actFailed);
  const navigate = useNavigate();
  const erase = async () => {
    const erased = await run((token) => erasePerson(token, enquiry.id));
    setAsking(false);
    if (!erased) return;
    for (const { id } of [enquiry, ...enquiry.others]) keepNote(localStorage, id, '', Date.now());
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
        <ModalDialog title={words.eraseTitle} onClose={() => setAsking(false)}>
          <p>{words.eraseHelp(enquiry.name, enquiry.others.length + 1)}</p>
          <DialogActions>
            <Button danger isBusy={isBusy} onClick={() => void erase()}>
              {words.eraseYes}
            </Button>
            <Button line data-first onClick={() => setAsking(false)}>
              {words.eraseNo}
            </Button>
          </DialogActions>
        </ModalDialog>
      )}
    </div>
  );
}
