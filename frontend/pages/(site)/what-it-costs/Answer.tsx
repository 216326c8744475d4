import type { Comparable } from '../../../api/wire.gen.ts';
import type { Answers, costRange } from '../../../content/costRange.ts';
import { CostLists } from '../../../components/project/CostLists.tsx';
import { costRule, costWords as words } from '../../../content/range.ts';
import { AskAboutRange } from './AskAboutRange.tsx';
import styles from './Cost.module.css';
import { CostChart } from './CostChart.tsx';
import { CostTable } from './CostTable.tsx';
import { formatNumber } from '../../../content/formatNumber.ts';
import { answerFor, basisOf, figureOf, tooFew } from './answerFor.ts';
import { SpokenAnswer } from './SpokenAnswer.tsx';

type AnswerProps = ReturnType<typeof costRange<Comparable>> & { answers: Answers; finished: Comparable[] };

export function Answer({ answers, finished, ...figured }: AnswerProps) {
  const { comparable, range } = figured;
  const figure = range ? figureOf(range) : tooFew(answers, figured);
  const sample = <Sample projects={comparable} />;
  const { min, max } = costRule.sizes[answers.type];
  return (
    <div className={styles['answer']}>
      <Figure figure={figure} answers={answers} range={range} />
      <SpokenAnswer text={`${figure} ${range ? answerFor(answers) : words.few.rest}`} />
      <CostChart answers={answers} finished={finished} comparable={comparable} range={range} />
      {range && (
        <p>
          {basisOf(answers, figured)} {sample}
        </p>
      )}
      <AskAboutRange answers={answers} range={range} />
      {range && (
        <CostLists
          lists={[
            { title: words.inTitle, lines: words.in },
            { title: words.outTitle, lines: words.out },
          ]}
        />
      )}
      {comparable.length > 0 && (
        <CostTable projects={comparable}>
          {range ? words.table.title : words.table.nearest} {!range && sample}
        </CostTable>
      )}
      <p className="note">
        {words.outside.replace('{min}', formatNumber(min)).replace('{max}', formatNumber(max))}
      </p>
    </div>
  );
}

function Sample({ projects }: { projects: Comparable[] }) {
  if (!words.sample || !projects.some(({ is_sample }) => is_sample)) return null;
  return <span className="note">{words.sample}.</span>;
}

function Figure({ figure, answers, range }: Pick<AnswerProps, 'answers' | 'range'> & { figure: string }) {
  return (
    <div>
      <p className={styles[range ? 'figure' : 'few']}>{figure}</p>
      {range ? (
        <p className={`lead ${styles['for']}`}>{answerFor(answers)}</p>
      ) : (
        <p className={styles['rest']}>{words.few.rest}</p>
      )}
    </div>
  );
}
