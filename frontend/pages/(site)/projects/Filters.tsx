import { filterNames, projectListPath, type ProjectChoice } from '../../../api/projectQuery.ts';
import { projectsPage } from '../../../content/projects.ts';
import type { Data } from './+data.shared.ts';
import { filterOptions, type Option } from './filterOptions.ts';
import styles from './Filters.module.css';

const { label, groups, found, showAll } = projectsPage.filters;

/** Links, so that each choice has an address. The focus and the place on the page stay. */
export function Filters({ list }: { list: Data }) {
  const { pagination, everything, query } = list;
  const isChosen = filterNames.some((name) => query[name]);
  if (everything <= 1) return null;
  return (
    <>
      <nav className={styles['filters']} aria-label={label} data-keeps-focus>
        {filterNames.map((name) => (
          <div key={name}>
            <h2 id={`filter-${name}`}>{groups[name]}</h2>
            <ul className="list" aria-labelledby={`filter-${name}`}>
              {filterOptions(list, name).map((option) => (
                <li key={option.value}>
                  <Choice {...option} href={hrefOf({ ...query, [name]: option.value })} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles['found']} data-keeps-focus>
        <output className="note num">
          {isChosen && found.replace('{n}', `${pagination.total}`).replace('{total}', `${everything}`)}
        </output>
        {isChosen && (
          <a href="/projects" keep-scroll-position="true">
            {showAll}
          </a>
        )}
      </div>
    </>
  );
}

/** What nothing fits is told, and leads nowhere. */
function Choice({ label: words, count, isOn, href }: Option & { href: string }) {
  const content = (
    <>
      {words} <small>{count}</small>
    </>
  );
  if (count === 0 && !isOn) return <span>{content}</span>;
  return (
    <a href={href} aria-current={isOn ? 'true' : undefined} keep-scroll-position="true">
      {content}
    </a>
  );
}

const hrefOf = (choice: ProjectChoice): string => `/${projectListPath({ ...choice, page: 1 })}`;
