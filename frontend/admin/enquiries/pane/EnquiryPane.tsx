import { type MouseEvent, useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ApiError, sentenceOf } from '../../../api/ApiError.ts';
import type { Enquiry } from '../../../api/wire.gen.ts';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { ConsentBlock } from '../consent/ConsentBlock.tsx';
import { AttachedFiles } from './AttachedFiles.tsx';
import { ContactActions } from './ContactActions.tsx';
import { type ActProps, EnquiryHead } from './EnquiryHead.tsx';
import { FROM_LIST } from '../list/EnquiryRows.tsx';
import { MailDelivery } from './MailDelivery.tsx';
import { MessageBlock } from './MessageBlock.tsx';
import { PersonBlock } from './PersonBlock.tsx';
import { Shortlist } from './Shortlist.tsx';
import { WhatTheyWant } from '../desk/WhatTheyWant.tsx';
import { WhoAndNext } from '../desk/WhoAndNext.tsx';
import { useDesk } from '../desk/useDesk.ts';
import { SpamBlock } from '../spam/SpamBlock.tsx';
import styles from './EnquiryPane.module.css';
import { WhatHappened } from '../timeline/WhatHappened.tsx';
import { forgetEnquiries } from '../forgetEnquiries.ts';
import { useEnquiryById } from '../useEnquiryById.ts';
import { useIsBeside } from '../useIsBeside.ts';
import { useNameFocus } from './useNameFocus.ts';

const words = admin.enquiries;

interface EnquiryPaneProps {
  id: string;
  /** Whether it is in the address, and not just the first of the list. */
  isOpened: boolean;
  back: string;
  /** @param id of the enquiry that has changed; undefined when it is gone */
  onChange: (id?: string) => void;
}

export function EnquiryPane({ id, isOpened, back, onChange }: EnquiryPaneProps) {
  const isSeen = useIsBeside() || isOpened;
  const { enquiry: last, failure, reload, ...acting } = useEnquiryById(id, () => onChange(id), isSeen);
  const isGone = failure instanceof ApiError && failure.status === 404;
  const enquiry = isGone ? undefined : last;
  const isLoading = !enquiry && !failure;
  useEffect(() => {
    if (isGone) forgetEnquiries([id]);
  }, [isGone, id]);
  useNameFocus(isOpened && Boolean(enquiry));
  return (
    <article
      className={styles['pane']}
      aria-busy={isLoading}
      aria-label={isLoading ? admin.loading : undefined}
      aria-labelledby={isLoading ? undefined : 'enquiry-name'}
    >
      <BackLink to={back} />
      {isLoading && <output className="note">{admin.loading}</output>}
      {failure && <Failed error={failure} isStale={enquiry !== undefined} retry={reload} />}
      {enquiry && <Blocks enquiry={enquiry} back={back} onErased={() => onChange()} {...acting} />}
    </article>
  );
}

/** A step back where the list was before, so that the browser's own Back does not lead here again. */
function BackLink({ to }: { to: string }) {
  const isOneStepBack = useLocation().state === FROM_LIST;
  const navigate = useNavigate();
  const stepBack = (event: MouseEvent) => {
    if (!isOneStepBack || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link className={styles['back']} to={to} onClick={stepBack}>
      {words.back}
    </Link>
  );
}

interface BlocksProps extends ActProps {
  show: (enquiry: Enquiry) => void;
  back: string;
  onErased: () => void;
}

function Blocks({ show, back, onErased, ...props }: BlocksProps) {
  const { enquiry } = props;
  const desk = useDesk(enquiry, show);
  return (
    <>
      <EnquiryHead enquiry={enquiry} />
      <SpamBlock {...props} />
      <div className={styles['columns']}>
        <div>
          <ContactActions enquiry={enquiry} />
          <MessageBlock enquiry={enquiry} desk={desk} />
          {enquiry.shortlist.length > 0 && <Shortlist pictures={enquiry.shortlist} />}
          <AttachedFiles enquiry={enquiry} />
          <WhatHappened {...props} />
          <MailDelivery {...props} />
        </div>
        <div>
          <WhoAndNext enquiry={enquiry} desk={desk} />
          <WhatTheyWant desk={desk} />
          <ConsentBlock enquiry={enquiry} />
          <PersonBlock {...props} back={back} onErased={onErased} />
        </div>
      </div>
    </>
  );
}

/** @param isStale whether the enquiry stands below, as it was loaded before */
function Failed({ error, isStale, retry }: { error: unknown; isStale: boolean; retry: () => void }) {
  const sentence = sentenceOf(error, words.readFailed);
  return (
    <>
      {isStale ? (
        <Notice kind="error" isQuiet>
          {sentence}
        </Notice>
      ) : (
        <h2 id="enquiry-name">{sentence}</h2>
      )}
      <Button line small onClick={retry}>
        {admin.retry}
      </Button>
    </>
  );
}
