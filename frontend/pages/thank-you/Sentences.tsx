import styles from '../../components/Plain.module.css';
import { callPromise } from '../../content/hours/callPromise.ts';
import { contactDetails } from '../../content/site.ts';
import { system } from '../../content/system.ts';
import { useContent } from '../../content/useContent.ts';

const { text, open } = system.thankYou;

export function Sentences({ isLead }: { isLead: boolean }) {
  const promise = useContent(callPromise);
  const { hours } = useContent(contactDetails);
  const [first = '', ...others] = text;
  return (
    <div className={styles['sentences']}>
      <p className={isLead ? 'lead' : undefined}>{first}</p>
      {others.map((sentence) => (
        <p key={sentence}>{promise(sentence)}</p>
      ))}
      {!isLead && hours && open && <p>{open.replace('{hours}', hours)}</p>}
    </div>
  );
}
