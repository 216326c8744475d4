import { AboutSection } from '../../../components/AboutSection.tsx';
import { Banner } from '../../../components/Banner.tsx';
import { about } from '../../../content/about.ts';
import { about as pictures, banners } from '../../../content/media.ts';
import { Main } from '../../../layout/Main.tsx';
import { Affordable } from './Affordable.tsx';
import { Biography } from './Biography.tsx';
import { ElevateYourSpace } from './ElevateYourSpace.tsx';
import { Intro } from './Intro.tsx';

const [home = '', here = ''] = about.banner.crumbs;
const { name, designation, short, caption } = about.designer;
const BIOGRAPHY = 'biography';

export function Page() {
  return (
    <Main>
      <Banner
        title={about.banner.title}
        crumbs={[{ label: home, href: '/' }, { label: here }]}
        slot={banners.about}
      />
      <Intro />
      <AboutSection
        slot={pictures.designer}
        caption={caption}
        title={name}
        designation={designation}
        text={short}
        opens={BIOGRAPHY}
      />
      <Biography id={BIOGRAPHY} />
      <Affordable />
      <ElevateYourSpace />
    </Main>
  );
}
