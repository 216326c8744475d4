import { Link } from 'react-router-dom';
import { sentenceOf } from '../../api/ApiError.ts';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin.ts';
import { ConsentBlock } from './consent/ConsentBlock.tsx';
import { PersonFiles } from './consent/PersonFiles.tsx';
import { ContactActions } from './ContactActions.tsx';
import { EnquiryFacts } from './EnquiryFacts.tsx';
import { EnquiryHead } from './EnquiryHead.tsx';
import { ErasePerson } from './ErasePerson.tsx';
import { MailDelivery } from './MailDelivery.tsx';
import { Notes } from './Notes.tsx';
import { Shortlist } from './Shortlist.tsx';
import styles from './EnquiryPane.module.css';
import { useEnquiryById } from './useEnquiryById.ts';

const words = admin.enquiries;

interface EnquiryPaneProps {
  id: string;
  back: string;
  /** @param id of the enquiry that has changed; undefined when it is gone */
  onChange: (id?: string) => void;
}

export function EnquiryPane({ id, back, onChange }: EnquiryPaneProps) {
  const { enquiry, error, reload, act, isBusy } = useEnquiryById(id, () => onChange(id));
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
      {enquiry && (
        <>
          <EnquiryHead enquiry={enquiry} act={act} isBusy={isBusy} />
          <EnquiryFacts enquiry={enquiry} />
          <div>
            <h3>{words.message}</h3>
            <p className={styles['message']}>{enquiry.message}</p>
          </div>
          {enquiry.shortlist.length > 0 && <Shortlist pictures={enquiry.shortlist} />}
          <ContactActions enquiry={enquiry} act={act} isBusy={isBusy} />
          <Notes enquiry={enquiry} act={act} isBusy={isBusy} />
          <ConsentBlock enquiry={enquiry} />
          <MailDelivery enquiry={enquiry} act={act} isBusy={isBusy} />
          <PersonFiles enquiry={enquiry} />
          <ErasePerson enquiry={enquiry} back={back} onErased={() => onChange()} />
        </>
      )}
    </article>
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
