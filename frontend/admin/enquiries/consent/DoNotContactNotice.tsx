import type { Enquiry } from '../../../api/wire.gen.ts';
import { Notice } from '../../../components/Notice.tsx';
import { adminConsent as words } from '../../../content/admin-consent.ts';
import { formatDue } from '../../../content/formatDue.ts';
import { formatWhen } from './formatWhen.ts';

/** Who asked for it, when and how. */
export function DoNotContactNotice({ enquiry }: { enquiry: Enquiry }) {
  if (!enquiry.do_not_contact) return null;
  return (
    <Notice kind="warn">
      <strong>{words.doNotContact}</strong> {reasonOf(enquiry)}
      {enquiry.withdrawal?.call_stands && (
        <> {words.callStands(formatDue(enquiry.call_due), enquiry.phone_e164)}</>
      )}
    </Notice>
  );
}

function reasonOf({ name, withdrawal, do_not_contact_mark: mark }: Enquiry): string {
  if (withdrawal && !withdrawal.lifted_at) return words.byReceipt(name, formatWhen(withdrawal.at));
  if (!mark) return '';
  const when = formatWhen(mark.at);
  return mark.how === 'receipt' ? words.before(when) : words.byStaff(mark.by, when);
}
