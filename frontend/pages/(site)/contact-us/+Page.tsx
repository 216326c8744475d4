import { Banner } from '../../../components/Banner.tsx';
import { useData } from 'vike-react/useData';
import { callPromise } from '../../../content/hours/callPromise.ts';
import { contact } from '../../../content/contact.ts';
import { banners } from '../../../content/media.ts';
import { useContent } from '../../../content/useContent.ts';
import { aboutWords } from '../../../enquiry/aboutWords.ts';
import { Main } from '../../../layout/Main.tsx';
import type { Data } from './+data.ts';
import styles from './Contact.module.css';
import { ContactForm } from './ContactForm.tsx';
import { StudioMap } from './StudioMap.tsx';
import { Ways } from './Ways.tsx';

const [home = '', here = ''] = contact.banner.crumbs;

export function Page() {
  const promise = useContent(callPromise);
  const { about } = useData<Data>();
  return (
    <Main>
      <Banner
        title={contact.banner.title}
        crumbs={[{ label: home, href: '/' }, { label: here }]}
        slot={banners.contact}
        short
      />
      <section className="section section--after-banner" aria-labelledby="contact-title">
        <div className="wrap grid">
          <div className={styles['head']}>
            <h2 id="contact-title">{contact.title}</h2>
            {contact.intro && <p className="lead">{promise(contact.intro)}</p>}
            {about && <p className={styles['about']}>{aboutWords(about)}</p>}
          </div>
          <ContactForm />
        </div>
      </section>
      <StudioMap />
      <Ways />
    </Main>
  );
}
