import { site } from '../content/site.ts';

/** Pages that stand behind another one of the navigation. */
const behind: Record<string, string> = { blog: '/blogs', project: '/projects' };

/** The six links of the site. A blog post counts as part of the blog. */
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
