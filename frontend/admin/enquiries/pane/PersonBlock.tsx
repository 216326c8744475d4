import { Link } from 'react-router-dom';
import { admin } from '../../../content/admin/admin.ts';
import { useRole } from '../../kit/useRole.ts';
import { PersonFiles } from '../consent/PersonFiles.tsx';
import { DoNotContactButton } from './DoNotContactButton.tsx';
import type { ActProps } from './EnquiryHead.tsx';
import styles from './EnquiryPane.module.css';
import { ErasePerson } from './ErasePerson.tsx';
import { PaneSection } from './PaneSection.tsx';
import { formatMomentShort } from '../formatMomentShort.ts';

const words = admin.enquiries;

interface PersonBlockProps extends ActProps {
  back: string;
  onErased: () => void;
}

export function PersonBlock({ back, onErased, ...props }: PersonBlockProps) {
  const { enquiry } = props;
  const isOwner = useRole().may('owner');
  return (
    <PaneSection id="enquiry-person" title={admin.desk.person}>
      {enquiry.others.length > 0 && (
        <dl className={styles['facts']}>
          <div>
            <dt>{words.others}</dt>
            {enquiry.others.map(({ id, created_at, name, state }) => (
              <dd key={id}>
                <Link to={`/enquiries/${id}`}>{formatMomentShort(created_at)}</Link> {name},{' '}
                {words.states[state]}
              </dd>
            ))}
          </div>
        </dl>
      )}
      <div className={styles['acts']}>
        <DoNotContactButton {...props} />
        {isOwner && <PersonFiles enquiry={enquiry} />}
        {isOwner && <ErasePerson enquiry={enquiry} back={back} onErased={onErased} />}
      </div>
    </PaneSection>
  );
}
