import { home } from '../../../content/home.ts';
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
        {home.team && <Team {...home.team} />}
        {home.whatWeDo && <WhatWeDo {...home.whatWeDo} />}
        {home.designing && <Designing {...home.designing} />}
        {home.projects && <Work {...home.projects} />}
        {home.reasons && <Reasons {...home.reasons} />}
        {home.journey && <Journey {...home.journey} />}
        {home.testimonials && <Testimonials {...home.testimonials} />}
        {home.clients && <Clients {...home.clients} />}
      </main>
      <LetsTalk />
    </>
  );
}
