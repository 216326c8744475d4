import { homeSections } from '../../../content/home-sections.ts';
import { useContent } from '../../../content/useContent.ts';
import { Clients } from './Clients.tsx';
import { Designing } from './Designing.tsx';
import { Journey } from './Journey.tsx';
import { Reasons } from './Reasons.tsx';
import { Team } from './Team.tsx';
import { Testimonials } from './Testimonials.tsx';
import { WhatWeDo } from './WhatWeDo.tsx';
import { Work } from './Work.tsx';

export function Sections() {
  const words = useContent(homeSections);
  return (
    <>
      {words.team && <Team {...words.team} />}
      {words.whatWeDo && <WhatWeDo {...words.whatWeDo} />}
      {words.designing && <Designing {...words.designing} />}
      {words.projects && <Work {...words.projects} />}
      {words.reasons && <Reasons {...words.reasons} />}
      {words.journey && <Journey {...words.journey} />}
      {words.testimonials && <Testimonials {...words.testimonials} />}
      {words.clients && <Clients {...words.clients} />}
    </>
  );
}
