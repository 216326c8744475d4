import { ButtonLink } from '../../../components/Button.tsx';
import type { Answers } from '../../../content/costRange.ts';
import { costWords as words } from '../../../content/range.ts';
import { enquiryLink } from '../../../enquiry/enquiryLink.ts';
import styles from './Cost.module.css';
import { questionOf } from './answerFor.ts';
import { withAnswers } from './readAnswers.ts';

interface AskAboutRangeProps {
  answers: Answers;
  range: { low: number; high: number } | undefined;
}

/** Without script the contact page is given the answers. */
export function AskAboutRange({ answers, range }: AskAboutRangeProps) {
  const about = {
    kind: 'range',
    slug: answers.type,
    title: questionOf(answers, range),
    page: withAnswers('/contact-us', answers),
  } as const;
  return (
    <div className={styles['ask']}>
      <ButtonLink {...enquiryLink(about)}>{range ? words.ask : words.askFew}</ButtonLink>
      <p className="note">{words.askNote}</p>
    </div>
  );
}
