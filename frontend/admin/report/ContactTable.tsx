import type { ContactFigures } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { Table } from '../kit/lists/Table.tsx';
import styles from './ReportPage.module.css';
import { formatWorkingTime } from './formatWorkingTime.ts';

const words = admin.report;

/** @param before the span before, for comparison */
export function ContactTable({ contact, before }: { contact: ContactFigures; before: ContactFigures }) {
  const [now, then] = [figuresOf(contact), figuresOf(before)];
  return (
    <Table
      caption={words.contactTitle}
      columns={[words.figure, words.here, words.earlier]}
      className={styles['figures']}
    >
      {now.map(([label, figure], row) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td data-label={words.here} className="num">
            {figure}
          </td>
          <td data-label={words.earlier} className="num">
            {then[row]?.[1]}
          </td>
        </tr>
      ))}
    </Table>
  );
}

function figuresOf(figures: ContactFigures): [string, string | number][] {
  const { rows } = words;
  return [
    [rows.median_minutes, formatWorkingTime(figures.median_minutes)],
    [rows.slowest_minutes, formatWorkingTime(figures.slowest_minutes)],
    [rows.share, words.shareOf(figures.within, figures.within + figures.late)],
    [rows.enquiries, figures.enquiries],
    [rows.contacted, figures.contacted],
    [rows.within, figures.within],
    [rows.late, figures.late],
    [rows.never, figures.never],
    [rows.waiting, figures.waiting],
    [rows.unknown, figures.unknown],
  ];
}
