import type { ConsentReceipt } from '../../api/wire.gen.ts';
import words from '../../content/consent.json' with { type: 'json' };
import styles from './Receipt.module.css';

const { labels, where } = words;

export function ReceiptFacts({ receipt }: { receipt: ConsentReceipt }) {
  const facts = [
    [labels.version, receipt.version],
    [labels.date, receipt.given],
    [labels.where, placeOf(receipt)],
    [labels.channels, receipt.channels.join(', ')],
    [labels.number, receipt.number],
    [labels.status, statusOf(receipt)],
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(
        ([label, fact]) =>
          fact && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function placeOf({ page, pictures }: ConsentReceipt): string {
  const form = page ? where.page.replace('{page}', page) : where.form;
  if (pictures === 0) return form;
  return (pictures === 1 ? where.one : where.many).replace('{form}', form).replace('{n}', `${pictures}`);
}

function statusOf({ withdrawn, given_again: again }: ConsentReceipt): string {
  if (withdrawn) return words.withdrawnOn.replace('{date}', withdrawn);
  return again ? words.givenAgain.replace('{date}', again) : words.given;
}
