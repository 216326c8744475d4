import { Link } from 'react-router-dom';
import { sentenceOf } from '../../api/ApiError.ts';
import type { Enquiry } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin/admin.ts';
import { ConsentBlock } from './consent/ConsentBlock.tsx';
import { AttachedFiles } from './AttachedFiles.tsx';
import { ContactActions } from './ContactActions.tsx';
import { type ActProps, EnquiryHead } from './EnquiryHead.tsx';
import { MailDelivery } from './MailDelivery.tsx';
import { MessageBlock } from './MessageBlock.tsx';
import { PersonBlock } from './PersonBlock.tsx';
import { Shortlist } from './Shortlist.tsx';
import { WhatTheyWant } from './desk/WhatTheyWant.tsx';
import { WhoAndNext } from './desk/WhoAndNext.tsx';
import { useDesk } from './desk/useDesk.ts';
import { SpamBlock } from './spam/SpamBlock.tsx';
import styles from './EnquiryPane.module.css';
import { WhatHappened } from './timeline/WhatHappened.tsx';
import { useEnquiryById } from './useEnquiryById.ts';

const words = admin.enquiries;

interface EnquiryPaneProps {
  id: string;
  back: string;
  /** @param id of the enquiry that has changed; undefined when it is gone */
  onChange: (id?: string) => void;
}

export function EnquiryPane({ id, back, onChange }: EnquiryPaneProps) {
  const { enquiry, error, reload, ...acting } = useEnquiryById(id, () => onChange(id));
  const isLoading = !enquiry && !error;
  return (
    <article
      className={styles['pane']}
      aria-busy={isLoading}
      aria-label={isLoading ? admin.loading : undefined}
      aria-labelledby={isLoading ? undefined : 'enquiry-name'}
    >
      <Link className={styles['back']} to={back}>
        {words.back}
      </Link>
      {isLoading && <output className="note">{admin.loading}</output>}
      {error && <Failed error={error} retry={reload} />}
      {enquiry && <Blocks enquiry={enquiry} back={back} onErased={() => onChange()} {...acting} />}
    </article>
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

function Failed({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <>
      <h2 id="enquiry-name">{sentenceOf(error, words.readFailed)}</h2>
      <Button line small onClick={retry}>
        {admin.retry}
      </Button>
    </>
  );
}
