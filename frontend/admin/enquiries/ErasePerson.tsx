import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router-dom';
import { type ErasedBy, erasePerson } from '../../api/adminEnquiries.ts';
import type { Enquiry } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin/admin.ts';
import { focusHeading } from '../kit/focusHeading.ts';
import { loadAgain } from '../session/loadAgain.ts';
import { useAdminMutation } from '../session/useAdminMutation.ts';
import { forgetDesks } from './desk/useDeskState.ts';
import { enquiriesMeant } from './enquiriesMeant.ts';
import { removeNoteCopies } from './noteCopy.ts';
import { PersonDialog } from './PersonDialog.tsx';

const words = admin.enquiries;

interface ErasePersonProps {
  enquiry: Enquiry;
  back: string;
  onErased: () => void;
}

export function ErasePerson({ enquiry, back, onErased }: ErasePersonProps) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useAdminMutation({
    change: (token, by: ErasedBy) => erasePerson(token, enquiry, by),
    failed: words.actFailed,
  });
  const navigate = useNavigate();
  const erase = async (by: ErasedBy) => {
    const erased = await run(by);
    setAsking(false);
    if (!erased) return loadAgain(client, ['enquiry', enquiry.id]);
    forgetHere(enquiriesMeant(enquiry, by).map(({ id }) => id));
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
          choices={['both', 'email']}
          help={(count, by) => words.eraseHelp(enquiry.name, count, enquiry.goes[by])}
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

/** What is not sent yet. */
function forgetHere(enquiries: readonly string[]): void {
  removeNoteCopies(localStorage, ({ enquiry }) => enquiries.includes(enquiry));
  forgetDesks((enquiry) => enquiries.includes(enquiry));
}
