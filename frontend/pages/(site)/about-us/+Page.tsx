import { Banner } from '../../../components/Banner.tsx';
import { about } from '../../../content/about.ts';
import { banners } from '../../../content/media.ts';
import { Main } from '../../../layout/Main.tsx';
import { Affordable } from './Affordable.tsx';
import { Designer } from './Designer.tsx';
import { ElevateYourSpace } from './ElevateYourSpace.tsx';
import { Intro } from './Intro.tsx';

const { banner, designer, approach } = about;
const [home = '', here = ''] = banner.crumbs;

export function Page() {
  return (
    <Main>
      <Banner
        title={banner.title}
        crumbs={[{ label: home, href: '/' }, { label: here }]}
        slot={banners.about}
      />
      <Intro />
      {designer && <Designer {...designer} />}
      {approach && <Affordable {...approach} />}
      <ElevateYourSpace />
    </Main>
  );
}
