import { useRef } from 'react';
import { useData } from 'vike-react/useData';
import { AboutSection } from '../../../components/AboutSection.tsx';
import { Banner } from '../../../components/Banner.tsx';
import { homePictures as pictures } from '../../../content/homePictures.ts';
import { banners } from '../../../content/media.ts';
import { servicesPage, serviceTexts } from '../../../content/servicesPage.ts';
import { useContent } from '../../../content/useContent.ts';
import { Main } from '../../../layout/Main.tsx';
import type { Data } from './+data.ts';
import { Selector } from './Selector.tsx';
import { ServiceText } from './ServiceText.tsx';
import styles from './Services.module.css';
import { TEXT_ID, useChoice } from './useChoice.ts';

const { banner, about } = servicesPage;
const [home = '', here = ''] = banner.crumbs;

export function Page() {
  const texts = useRef<HTMLDivElement>(null);
  const { shown, choose } = useChoice(useData<Data>().category, texts);
  return (
    <Main>
      <Banner
        title={banner.title}
        crumbs={[{ label: home, href: '/' }, { label: here }]}
        slot={banners.services}
        short
      />
      <Selector shown={shown} onChoose={choose} />
      <div id={TEXT_ID} ref={texts}>
        {useContent(serviceTexts).map((service) => (
          <ServiceText key={service.slug} service={service} isShown={service.slug === shown} />
        ))}
      </div>
      {about && (
        <div className={styles['about']}>
          <AboutSection slot={pictures.team} text={about} />
        </div>
      )}
    </Main>
  );
}
