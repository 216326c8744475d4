import type { ReactNode } from 'react';
import { legal } from '../content/legal.ts';
import type { LegalPage } from '../content/schemas/legal.ts';
import { contactDetails } from '../content/site.ts';
import { useContent } from '../content/useContent.ts';
import { Main } from './Main.tsx';
import { Message } from '../components/Message.tsx';
import { GoLink } from '../components/GoLink.tsx';
import styles from './LegalText.module.css';
import { Logo } from '../components/Logo.tsx';

export function LegalText({ title, updated, sections, children }: LegalPage & { children?: ReactNode }) {
  return (
    <Main>
      <div className={`wrap grid ${styles['legal']}`}>
        <div className={styles['top']}>
          <Logo />
          <GoLink back href="/">
            {legal.back}
          </GoLink>
        </div>
        <header>
          <h1>{title}</h1>
          {updated && <p className="note">{legal.lastChanged.replace('{date}', updated)}</p>}
        </header>
        <div className={styles['body']}>
          {sections.map(({ h, p }) => (
            <section key={h}>
              <h2>{h}</h2>
              <div className="stack">
                {p.map((paragraph) => (
                  <p key={paragraph}>
                    <WithEmailLink>{paragraph}</WithEmailLink>
                  </p>
                ))}
              </div>
            </section>
          ))}
          {children}
        </div>
      </div>
      <Message />
    </Main>
  );
}

function WithEmailLink({ children }: { children: string }) {
  const { label, href } = useContent(contactDetails).email;
  const [before, ...after] = children.split('{email}');
  if (after.length === 0) return before;
  return (
    <>
      {before}
      <a href={href}>{label}</a>
      {after.join(label)}
    </>
  );
}
