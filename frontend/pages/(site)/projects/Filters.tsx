import { type ComponentProps, type MouseEvent, useRef } from 'react';
import { filterNames, projectListPath, type ProjectChoice } from '../../../api/projectQuery.ts';
import { isPlainClick } from '../../../components/isPlainClick.ts';
import { projectsPage } from '../../../content/projects.ts';
import type { ShownProjects } from './readProjects.ts';
import { filterOptions, type Option } from './filterOptions.ts';
import styles from './Filters.module.css';

const { label, groups, found, showAll } = projectsPage.filters;

interface FiltersProps {
  list: ShownProjects;
  onChoose: ((href: string) => void) | undefined;
}

/** Links, so that each choice has an address. The focus and the place on the page stay. */
export function Filters({ list, onChoose }: FiltersProps) {
  const { pagination, everything, query } = list;
  const isChosen = filterNames.some((name) => query[name]);
  const choices = useRef<HTMLElement>(null);
  if (everything <= 1) return null;
  const linkTo = (href: string) => ({
    href,
    'data-held': onChoose && '',
    onClick: (click: MouseEvent<HTMLElement>) => {
      if (!onChoose || !isPlainClick(click)) return;
      click.preventDefault();
      onChoose(href);
      // A link outside goes with the choice.
      if (!choices.current?.contains(click.currentTarget)) choices.current?.focus({ preventScroll: true });
    },
  });
  return (
    <>
      <nav className={styles['filters']} aria-label={label} tabIndex={-1} ref={choices}>
        {filterNames.map((name) => (
          <div key={name}>
            <h2 id={`filter-${name}`}>{groups[name]}</h2>
            <ul className="list" aria-labelledby={`filter-${name}`}>
              {filterOptions(list, name).map((option) => (
                <li key={option.value}>
                  <Choice {...option} link={linkTo(hrefOf({ ...query, [name]: option.value }))} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles['found']}>
        <output className="note num">
          {isChosen && found.replace('{n}', `${pagination.total}`).replace('{total}', `${everything}`)}
        </output>
        {isChosen && <a {...linkTo('/projects')}>{showAll}</a>}
      </div>
    </>
  );
}

/** What nothing fits is told, and leads nowhere. */
function Choice({ label: words, count, isOn, link }: Option & { link: ComponentProps<'a'> }) {
  const content = (
    <>
      {words} <small>{count}</small>
    </>
  );
  if (count === 0 && !isOn) return <span>{content}</span>;
  return (
    <a {...link} aria-current={isOn ? 'true' : undefined}>
      {content}
    </a>
  );
}

const hrefOf = (choice: ProjectChoice): string => `/${projectListPath({ ...choice, page: 1 })}`;
