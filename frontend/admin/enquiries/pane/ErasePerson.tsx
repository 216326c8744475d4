import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router-dom';
import { ApiError, isLostAnswer } from '../../../api/ApiError.ts';
import { type ErasedBy, erasePerson, readEnquiry } from '../../../api/adminEnquiries.ts';
import type { Enquiry } from '../../../api/wire.gen.ts';
import { Button } from '../../../components/Button.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { focusHeading } from '../../kit/focusHeading.ts';
import { loadAgain } from '../../session/loadAgain.ts';
import { useAdminMutation } from '../../session/useAdminMutation.ts';
import { enquiriesMeant } from '../enquiriesMeant.ts';
import { forgetEnquiries } from '../forgetEnquiries.ts';
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
    change: (token, by: ErasedBy) => erase(token, enquiry, by),
    failed: words.actFailed,
  });
  const navigate = useNavigate();
  const confirm = async (by: ErasedBy) => {
    const done = await run(by);
    setAsking(false);
    if (!done) return loadAgain(client, ['enquiry', enquiry.id]);
    forgetEnquiries(enquiriesMeant(enquiry, by).map(({ id }) => id));
    toast.success(done);
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
          onYes={(by) => void confirm(by)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** @returns a sentence; also when the answer was lost and the person is gone */
async function erase(token: string, enquiry: Enquiry, by: ErasedBy): Promise<string> {
  try {
    return (await erasePerson(token, enquiry, by)).message;
  } catch (error) {
    if (isLostAnswer(error) && (await isGone(token, enquiry.id))) return words.erased;
    throw error;
  }
}

function isGone(token: string, id: string): Promise<boolean> {
  return readEnquiry(token, id).then(
    () => false,
    (error) => error instanceof ApiError && error.status === 404,
  );
}
