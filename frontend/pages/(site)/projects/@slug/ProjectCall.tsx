import type { Project } from '../../../../api/wire.gen.ts';
import { ButtonLink } from '../../../../components/Button.tsx';
import { GoLink } from '../../../../components/GoLink.tsx';
import { projectPage } from '../../../../content/projectPage.ts';
import { contactDetails } from '../../../../content/site.ts';
import { useContent } from '../../../../content/useContent.ts';
import { enquiryLink } from '../../../../enquiry/enquiryLink.ts';
import { projectSubject } from '../../../../enquiry/projectSubject.ts';
import styles from './ProjectCall.module.css';

const words = projectPage;

/** Both ways name the project. */
export function ProjectCall({ project }: { project: Project }) {
  const { slug, title, ask } = project;
  const named = (sentence: string) => sentence.replace('{project}', () => title);
  const { whatsapp } = useContent(contactDetails);
  const text = ask || words.enquireText;
  return (
    <section className={styles['call']} aria-labelledby="call-title">
      <div className="wrap grid">
        <div className={styles['box']} data-aos="fade-up">
          <h2 id="call-title">{named(words.enquireTitle)}</h2>
          {text && <p className="lead">{text}</p>}
          <div className={styles['ways']}>
            <ButtonLink {...enquiryLink(projectSubject(project))} href={`/project?of=${slug}`}>
              {words.enquire}
            </ButtonLink>
            <GoLink
              href={`${whatsapp.href}?text=${encodeURIComponent(named(words.whatsappText))}`}
              rel="noopener"
            >
              {words.whatsapp}
            </GoLink>
          </div>
        </div>
      </div>
    </section>
  );
}
