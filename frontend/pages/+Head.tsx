import { blogs } from '../content/blogs.ts';

export function Head() {
  return (
    <>
      <meta name="theme-color" content="#1e3a30" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/atom+xml" href="/feed.xml" title={blogs.banner.title} />
    </>
  );
}
