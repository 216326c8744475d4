import { useEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { contact } from '../../../content/contact.ts';
import { projects } from '../../../content/projects.ts';
import { openEnquiry } from '../../../enquiry/useEnquiryDialog.ts';
import { Projects } from '../projects/Projects.tsx';
import styles from './Project.module.css';

/** Where the projects' buttons lead without script. */
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
          <a href={wanted ? `/contact-us?project=${encodeURIComponent(wanted)}` : '/contact-us'}>
            {contact.enquiry.title}
          </a>
        </p>
      </noscript>
    </Projects>
  );
}
