import type { Enquiry } from '../../../api/wire.gen.ts';
import { adminConsent as words } from '../../../content/admin/consent.ts';
import { useRole } from '../../kit/useRole.ts';
import { PaneSection } from '../pane/PaneSection.tsx';
import styles from './Consent.module.css';
import { FileButton } from './FileButton.tsx';
import { formatWhen, formatWhenToTheSecond } from './formatWhen.ts';

export function ConsentBlock({ enquiry }: { enquiry: Enquiry }) {
  const { may } = useRole();
  const { withdrawal, consent_address: address } = enquiry;
  const isWithdrawn = withdrawal !== null && withdrawal.lifted_at === null;
  return (
    <PaneSection id="enquiry-consent" title={words.title}>
      <div className={styles['consent']}>
        {isWithdrawn && <p className={styles['withdrawn']}>{words.withdrawn(formatWhen(withdrawal.at))}</p>}
        <blockquote data-withdrawn={isWithdrawn || undefined}>
          <AsGiven text={enquiry.consent_text} isWithdrawn={isWithdrawn} />
          {enquiry.offers_text && <AsGiven text={enquiry.offers_text} isWithdrawn={isWithdrawn} />}
        </blockquote>
        <p className="note">
          {givenOf(enquiry)}
          {address && ` ${words.address(address)}`}
          {enquiry.receipt && ` ${words.receipt(enquiry.receipt)}`}
        </p>
        {enquiry.offers_consent !== null && (
          <p className="note">
            {words.offers}{' '}
            <strong>{enquiry.offers_consent ? words.offersGiven : words.offersNotGiven}</strong>
          </p>
        )}
        {withdrawal?.lifted_at && (
          <p className="note">{words.lifted(formatWhen(withdrawal.lifted_at), withdrawal.lifted_by ?? '')}</p>
        )}
        {may('owner') && (
          <FileButton path={`${enquiry.id}/consent-evidence.html`} file={words.evidenceFile}>
            {words.evidence}
          </FileButton>
        )}
      </div>
    </PaneSection>
  );
}

function givenOf({ consent_version: version, consent_version_sent: isNamed, created_at: at, page }: Enquiry) {
  return isNamed === false
    ? words.notNamed(version, formatWhenToTheSecond(at))
    : words.given(version, formatWhenToTheSecond(at), page);
}

function AsGiven({ text, isWithdrawn }: { text: string; isWithdrawn: boolean }) {
  if (!isWithdrawn) return <p>{text}</p>;
  return (
    <p>
      <span className="vh">{words.struck}</span> <del>{text}</del>
    </p>
  );
}
