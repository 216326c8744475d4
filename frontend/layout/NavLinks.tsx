import { site } from '../content/site.ts';

/** The six links of the site. A blog post counts as part of the blog. */
export function NavLinks({ pathname }: { pathname: string }) {
  const here = pathname.startsWith('/blog/') ? '/blogs' : pathname;
  return (
    <ul className="list">
      {site.nav.map(({ label, href }) => (
        <li key={href}>
          <a href={href} aria-current={href === here ? 'page' : undefined} data-here={site.a11y.here}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
