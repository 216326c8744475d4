import retention from '../../studio/retention.json' with { type: 'json' };
import { link, officer, rights, text } from '../content/privacy-notice.json';
import { contactDetails } from '../content/site.ts';
import { useContent } from '../content/useContent.ts';

/** As the Digital Personal Data Protection Rules of 2025 ask for it beside a form. */
export function PrivacyNotice() {
  const { email } = useContent(contactDetails);
  const [before = '', after = ''] = rights.replace('{officer}', officer).split('{email}');
  return (
    <p className="note">
      {text.replace('{enquiries}', retention.enquiries)} {before}
      <a href={email.href}>{email.label}</a>
      {after} <a href="/privacy-policy">{link}</a>
    </p>
  );
}
