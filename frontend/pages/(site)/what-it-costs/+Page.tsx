import { useData } from 'vike-react/useData';
import { Banner } from '../../../components/Banner.tsx';
import { costRange } from '../../../content/costRange.ts';
import { costPicture, costRule, costWords } from '../../../content/range.ts';
import { LetsTalk } from '../../../layout/LetsTalk.tsx';
import { Main } from '../../../layout/Main.tsx';
import type { Data } from './+data.ts';
import { Answer } from './Answer.tsx';
import styles from './Cost.module.css';
import { CostForm } from './CostForm.tsx';
import { useAnswers } from './useAnswers.ts';

const { banner } = costWords;
const [home = '', here = ''] = banner.crumbs;

export function Page() {
  const { finished, asked } = useData<Data>();
  const { form, answers, read } = useAnswers(asked);
  const figured = costRange(answers, finished, costRule);
  return (
    <>
      <Main>
        <Banner
          title={banner.title}
          crumbs={[{ label: home, href: '/' }, { label: here }]}
          slot={costPicture}
          short
        />
        <section className="section section--after-banner" aria-labelledby="cost-title">
          <div className={`wrap grid ${styles['cost']}`}>
            <CostForm form={form} answers={answers} onChange={read} />
            <Answer answers={answers} finished={finished} {...figured} />
          </div>
        </section>
      </Main>
      <LetsTalk />
    </>
  );
}
