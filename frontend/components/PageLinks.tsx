import type { ComponentProps, MouseEvent } from 'react';
import * as words from '../content/page-links.json';
import { isPlainClick } from './isPlainClick.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './PageLinks.module.css';
import { pageNumbers } from './pageNumbers.ts';
import { useClickLock } from './useClickLock.ts';

type PageLinksProps = {
  label: string;
  page: number;
  pages: number;
  href: (page: number) => string;
  /** Instead of following the link. */
  onTurn?: (page: number) => void;
};

export function PageLinks({ label, page, pages, href, onTurn }: PageLinksProps) {
  const isIgnored = useClickLock();
  if (pages <= 1) return null;
  const turn = (event: MouseEvent, to: number) => {
    if (!onTurn || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    onTurn(to);
  };
  const link = (to: number) => ({
    href: href(to),
    'data-held': onTurn && '',
    onClick: (event: MouseEvent) => turn(event, to),
  });
  return (
    <nav className={styles['pages']} aria-label={label} onClickCapture={isIgnored}>
      <End
        label={words.prev}
        icon="arrowLeft"
        link={page > 1 ? link(Math.min(page - 1, pages)) : undefined}
      />
      {pageNumbers(page, pages).map((to, index) =>
        to === 'gap' ? (
          <span key={`gap-${index}`} className={styles['gap']} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={to}
            {...link(to)}
            aria-label={words.page.replace('{n}', `${to}`)}
            aria-current={to === page ? 'page' : undefined}
          >
            {to}
          </a>
        ),
      )}
      <End label={words.next} icon="arrowRight" link={page < pages ? link(page + 1) : undefined} />
    </nav>
  );
}

/** It keeps its place, so that the numbers do not move. */
function End({
  label,
  icon,
  link,
}: {
  label: string;
  icon: IconName;
  link: ComponentProps<'a'> | undefined;
}) {
  if (link) {
    return (
      <a {...link} aria-label={label}>
        <Icon name={icon} />
      </a>
    );
  }
  return (
    <span className={styles['off']} aria-hidden="true">
      <Icon name={icon} />
    </span>
  );
}
