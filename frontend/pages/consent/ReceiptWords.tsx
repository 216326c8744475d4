import type { ConsentReceipt } from '../../api/wire.gen.ts';
import words from '../../content/consent.json' with { type: 'json' };
import styles from './Receipt.module.css';

export function ReceiptWords({ receipt }: { receipt: ConsentReceipt }) {
  const { offers } = receipt;
  return (
    <div className={styles['words']}>
      <h2 className="label">{words.labels.words}</h2>
      <blockquote>
        <p>{receipt.words}</p>
      </blockquote>
      {offers && (
        <>
          <h2 className="label">{words.labels.offers}</h2>
          <blockquote>
            <p>{offers.words}</p>
          </blockquote>
          <p className="note">{offers.given ? words.offersGiven : words.offersNotGiven}</p>
        </>
      )}
    </div>
  );
}
