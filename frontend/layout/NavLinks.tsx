import { site } from '../content/site.ts';

/** Pages below one of the navigation. */
const behind: Record<string, string> = { blog: '/blogs', project: '/projects', projects: '/projects' };

export function NavLinks({ pathname }: { pathname: string }) {
  const here = behind[pathname.split('/')[1] ?? ''] ?? pathname;
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
