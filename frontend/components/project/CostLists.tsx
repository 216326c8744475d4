import styles from './CostLists.module.css';

interface CostListsProps {
  lists: { title: string; lines: string[] }[];
}

export function CostLists({ lists }: CostListsProps) {
  return (
    <div className={styles['lists']}>
      {lists
        .filter(({ lines }) => lines.length > 0)
        .map(({ title, lines }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul className="list">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}
