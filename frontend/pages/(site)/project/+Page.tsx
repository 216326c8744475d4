import { useEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { contact } from '../../../content/contact.ts';
import { projects } from '../../../content/projects.ts';
import { openEnquiry } from '../../../enquiry/enquiryDialogStore.ts';
import { Projects } from '../projects/Projects.tsx';
import styles from './Project.module.css';

/** Where the buttons of the projects lead: all of them, with the enquiry open, about the one that is asked for. */
export function Page() {
  const { of: wanted } = usePageContext().urlParsed.search;
  useEffect(() => {
    const project = projects.find(({ slug }) => slug === wanted);
    openEnquiry(project && { kind: 'project', slug: project.slug, title: project.title });
  }, [wanted]);
  return (
    <Projects>
      <noscript>
        <p className={`lead ${styles['form']}`}>
          <a href="/contact-us">{contact.enquiry.title}</a>
        </p>
      </noscript>
    </Projects>
  );
}
