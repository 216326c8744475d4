import words from '../content/shortlist.json' with { type: 'json' };
import styles from './SendPictures.module.css';

const { title, lines, policy } = words.enquiry.rights;

export function Rights({ className = '' }: { className: string | undefined }) {
  return (
    <div className={`${styles['rights']} ${className}`}>
      <h2>{title}</h2>
      <ul className="list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <a href="/privacy-policy">{policy}</a>
    </div>
  );
}
