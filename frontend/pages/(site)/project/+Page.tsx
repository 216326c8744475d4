import { useEffect } from 'react';
import { useData } from 'vike-react/useData';
import { contact } from '../../../content/contact.ts';
import { projectSubject } from '../../../enquiry/projectSubject.ts';
import { openEnquiry } from '../../../enquiry/useEnquiryDialog.ts';
import { Projects } from '../projects/Projects.tsx';
import type { Data } from './+data.ts';
import styles from './Project.module.css';

/** Where the projects' buttons lead without script. */
export function Page() {
  const { list, about } = useData<Data>();
  useEffect(() => openEnquiry(about && projectSubject(about)), [about]);
  return (
    <Projects list={list} intro={list.intro} press={list.press}>
      <noscript>
        <p className={`lead ${styles['form']}`}>
          <a href={about ? `/contact-us?project=${about.slug}` : '/contact-us'}>{contact.enquiry.title}</a>
        </p>
      </noscript>
    </Projects>
  );
}
