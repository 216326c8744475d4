import { contact } from '../../../content/contact.ts';
import { otherAddresses } from '../../../content/otherAddresses.ts';
import { contactDetails, site } from '../../../content/site.ts';
import { useContent } from '../../../content/useContent.ts';
import styles from './Ways.module.css';

const words = contact.columns;

export function Ways() {
  const { address, phones, email, hours } = useContent(contactDetails);
  const others = useContent(otherAddresses);
  return (
    <section className={`section section--tight ${styles['ways']}`} aria-label={words.label}>
      <div className="wrap grid">
        <div>
          <h2>{words.address}</h2>
          <Address {...address} />
          {others.map(({ name, ...other }) => (
            <div key={name}>
              <p className="note">{name}</p>
              <Address {...other} />
            </div>
          ))}
        </div>
        <div>
          <h2>{words.phone}</h2>
          {phones.map(({ label, href }) => (
            <p key={href}>
              <a className="num" href={href}>
                {label}
              </a>
            </p>
          ))}
          {hours && <p className="note">{hours}</p>}
        </div>
        <div>
          <h2>{words.email}</h2>
          <p>
            <a href={email.href}>{email.label}</a>
          </p>
        </div>
      </div>
    </section>
  );
}

function Address({ lines, mapHref }: { lines: string[]; mapHref: string }) {
  return (
    <address>
      <a href={mapHref} target="_blank" rel="noopener">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span className="vh"> ({site.a11y.newTab})</span>
      </a>
    </address>
  );
}
