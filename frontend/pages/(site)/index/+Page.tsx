import { LetsTalk } from '../../../layout/LetsTalk.tsx';
import { Clients } from './Clients.tsx';
import { Designing } from './Designing.tsx';
import { Hero } from './Hero.tsx';
import { Interiors } from './Interiors.tsx';
import { Journey } from './Journey.tsx';
import { Philosophy } from './Philosophy.tsx';
import { Reasons } from './Reasons.tsx';
import { Team } from './Team.tsx';
import { Testimonials } from './Testimonials.tsx';
import { WhatWeDo } from './WhatWeDo.tsx';
import { Work } from './Work.tsx';

export function Page() {
  return (
    <>
      <main id="main">
        <Hero />
        <Interiors />
        <Philosophy />
        <Team />
        <WhatWeDo />
        <Designing />
        <Work />
        <Reasons />
        <Journey />
        <Testimonials />
        <Clients />
      </main>
      <LetsTalk />
    </>
  );
}
