import { usePageContext } from 'vike-react/usePageContext';
import colours from '../../studio/colours.json' with { type: 'json' };
import { blogs } from '../content/blogs.ts';

export function Head() {
  const { isContentPreview, urlPathname } = usePageContext();
  const isAdmin = /^\/admin(\/|$)/.test(urlPathname);
  return (
    <>
      <meta name="theme-color" content={colours.theme} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={isAdmin ? '/staff-manifest.webmanifest' : '/manifest.webmanifest'} />
      <link rel="alternate" type="application/atom+xml" href="/feed.xml" title={blogs.banner.title} />
      {/* The address of a preview is private. */}
      {isContentPreview && <meta name="referrer" content="no-referrer" />}
    </>
  );
}
