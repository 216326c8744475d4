import { useState } from 'react';
import type { Enquiry } from '../../../api/wire.gen.ts';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { adminConsent as words } from '../../../content/admin/consent.ts';
import { formatDue } from '../../../content/hours/formatDue.ts';
import { ContactQuestion } from '../contact/ContactQuestion.tsx';
import { useContactStamp } from '../contact/useContactStamp.ts';
import { formatWhen } from './formatWhen.ts';

/** Who asked for it, when and how. A call that still stands is dialled by hand, and noted here. */
export function DoNotContactNotice({ enquiry }: { enquiry: Enquiry }) {
  const stamp = useContactStamp(enquiry);
  const [wasPressed, setPressed] = useState(false);
  if (!enquiry.do_not_contact) return null;
  if (enquiry.may_contact) return <WroteAgain enquiry={enquiry} />;
  const { asked } = stamp;
  const stands = enquiry.withdrawal?.call_stands ?? false;
  const ring = () => {
    setPressed(true);
    stamp.press('call');
  };
  const rung = stands && !asked && (
    <Button line small onClick={ring}>
      {words.rung}
    </Button>
  );
  return (
    <>
      <Notice kind="warn" action={rung}>
        <strong>{words.doNotContact}</strong> {reasonOf(enquiry)}
        {stands && <> {words.callStands(formatDue(enquiry.call_due), enquiry.phone_e164)}</>}
      </Notice>
      {asked && (
        <ContactQuestion
          key={asked.key}
          asked={asked}
          stamp={stamp}
          takesFocus={wasPressed}
          mayAgain={false}
        />
      )}
    </>
  );
}

function WroteAgain({ enquiry: { do_not_contact_mark: mark } }: { enquiry: Enquiry }) {
  return mark && <Notice kind="warn">{words.wroteAgain(formatWhen(mark.at))}</Notice>;
}

function reasonOf({ name, withdrawal, do_not_contact_mark: mark }: Enquiry): string {
  if (withdrawal && !withdrawal.lifted_at) return words.byReceipt(name, formatWhen(withdrawal.at));
  if (!mark) return '';
  const when = formatWhen(mark.at);
  return mark.how === 'receipt' ? words.before(when) : words.byStaff(mark.by, when);
}
