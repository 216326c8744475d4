import type { ReactNode } from 'react';
import type { Comparable } from '../../../api/wire.gen.ts';
import { costWords } from '../../../content/range.ts';
import styles from './CostTable.module.css';
import { formatNumber } from '../../../content/formatNumber.ts';

const words = costWords.table;

export function CostTable({ projects, children }: { projects: Comparable[]; children: ReactNode }) {
  return (
    <table className={styles['table']}>
      <caption>{children}</caption>
      <thead>
        <tr>
          <th scope="col">{words.project}</th>
          <th scope="col">{words.size}</th>
          <th scope="col" className={styles['year']}>
            {words.year}
          </th>
          <th scope="col">{words.bill}</th>
        </tr>
      </thead>
      <tbody>
        {projects
          .toSorted((a, b) => a.size_sqft - b.size_sqft)
          .map((project, index) => (
            <Row key={index} {...project} />
          ))}
      </tbody>
    </table>
  );
}

function Row({ slug, title, place, size_sqft: size, year, lakh }: Comparable) {
  return (
    <tr>
      <th scope="row">{slug ? <a href={`/projects/${slug}`}>{title}</a> : place}</th>
      <td>{costWords.size.value.replace('{n}', formatNumber(size))}</td>
      <td className={styles['year']}>{year}</td>
      <td>
        <span className="money">{words.lakh.replace('{n}', formatNumber(lakh))}</span>
      </td>
    </tr>
  );
}
