import { Suspense } from 'react';
import { hydrateWhenVisible } from '../../../hydration/hydrateWhenVisible.tsx';
import { LetsTalk } from '../../../layout/LetsTalk.tsx';
import { Hero } from './Hero.tsx';
import { Interiors } from './Interiors.tsx';
import { Philosophy } from './Philosophy.tsx';

const Sections = hydrateWhenVisible(
  async () => (await import('./Sections.tsx')).Sections,
  import.meta.env.SSR ? (await import('./Sections.tsx')).Sections : undefined,
);

export function Page() {
  return (
    <>
      <main id="main">
        <Suspense>
          <Hero />
        </Suspense>
        <Suspense>
          <Interiors />
        </Suspense>
        <Suspense>
          <Philosophy />
        </Suspense>
        <Sections />
      </main>
      <LetsTalk />
    </>
  );
}
