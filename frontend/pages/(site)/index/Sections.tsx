import { home } from '../../../content/home.ts';
import { Clients } from './Clients.tsx';
import { Designing } from './Designing.tsx';
import { Journey } from './Journey.tsx';
import { Reasons } from './Reasons.tsx';
import { Team } from './Team.tsx';
import { Testimonials } from './Testimonials.tsx';
import { WhatWeDo } from './WhatWeDo.tsx';
import { Work } from './Work.tsx';

/** What follows on the home page once its first three parts are read. */
export function Sections() {
  return (
    <>
      {home.team && <Team {...home.team} />}
      {home.whatWeDo && <WhatWeDo {...home.whatWeDo} />}
      {home.designing && <Designing {...home.designing} />}
      {home.projects && <Work {...home.projects} />}
      {home.reasons && <Reasons {...home.reasons} />}
      {home.journey && <Journey {...home.journey} />}
      {home.testimonials && <Testimonials {...home.testimonials} />}
      {home.clients && <Clients {...home.clients} />}
    </>
  );
}
