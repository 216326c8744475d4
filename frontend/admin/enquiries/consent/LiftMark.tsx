import { useState } from 'react';
import { adminConsent } from '../../../content/admin/consent.ts';
import { admin } from '../../../content/admin/admin.ts';
import type { Enquiry } from '../../../api/wire.gen.ts';
import type { PersonMatch } from '../enquiriesMeant.ts';
import { PersonDialog } from '../pane/PersonDialog.tsx';
import { HowAsked } from './HowAsked.tsx';

const words = admin.enquiries;

interface LiftMarkProps {
  enquiry: Enquiry;
  isBusy: boolean;
  onYes: (by: PersonMatch, how: string) => void;
  onClose: () => void;
}

/** A person who wanted to be left alone may be contacted again when they asked for it. */
export function LiftMark({ onYes, ...dialog }: LiftMarkProps) {
  const [how, setHow] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  return (
    <PersonDialog
      {...dialog}
      title={`${words.lift}?`}
      choices={['either', 'email', 'phone']}
      help={words.markHelp}
      yes={words.lift}
      no={adminConsent.keepMark}
      onYes={(by) => (how ? onYes(by, how) : setMissing(true))}
    >
      <HowAsked how={how} choose={setHow} isMissing={isMissing && !how} />
    </PersonDialog>
  );
}
