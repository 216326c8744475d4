import colours from '../../studio/colours.json' with { type: 'json' };
import { blogs } from '../content/blogs.ts';

export function Head() {
  return (
    <>
      <meta name="theme-color" content={colours.theme} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/atom+xml" href="/feed.xml" title={blogs.banner.title} />
    </>
  );
}
