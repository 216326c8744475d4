import { diffWordsWithSpace } from 'diff';
import { admin } from '../../content/admin.ts';
import { type PostDraft, differingFields } from '../draft/postDraft.ts';
import { readableText } from './readableText.ts';
import styles from './Differences.module.css';

export interface Side {
  name: string;
  draft: PostDraft;
}

export function Differences({ before, after }: { before: Side; after: Side }) {
  const fields = differingFields(before.draft, after.draft);
  if (fields.length === 0) return <p>{admin.compare.same}</p>;
  return (
    <div className={styles['differences']}>
      <p className="note">
        <del>{admin.compare.onlyIn(before.name)}</del> <ins>{admin.compare.onlyIn(after.name)}</ins>
      </p>
      {fields.map((field) => (
        <section key={field}>
          <h3>{admin.form.labels[field]}</h3>
          <Words
            before={wordsOf(before, field)}
            after={wordsOf(after, field)}
            sides={[before.name, after.name]}
          />
        </section>
      ))}
    </div>
  );
}

function wordsOf({ draft }: Side, field: keyof PostDraft): string {
  return field === 'description' ? readableText(draft.description) : draft[field];
}

function Words({ before, after, sides }: { before: string; after: string; sides: [string, string] }) {
  if (before === after) return <p className="note">{admin.compare.onlyFormat}</p>;
  return (
    <p className={styles['words']}>
      {diffWordsWithSpace(before, after).map(({ value, added, removed }, place) => {
        if (!added && !removed) return <span key={place}>{value}</span>;
        const Mark = added ? 'ins' : 'del';
        return (
          <Mark key={place}>
            <span className="vh">{admin.compare.mark(sides[added ? 1 : 0])}</span>
            {value}
          </Mark>
        );
      })}
    </p>
  );
}
