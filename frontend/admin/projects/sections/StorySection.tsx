import { placesIn } from '../../../components/project/passagePlaces.ts';
import { admin } from '../../../content/admin/admin.ts';
import { projectLimits } from '../../../content/schemas/project-limits.ts';
import { Section } from '../../writing/Section.tsx';
import { useProjectForm } from '../ProjectFormContext.ts';
import { newRowKey } from '../takeOut.ts';
import { DraftField } from '../fields/DraftField.tsx';
import { LimitedField } from '../fields/LimitedField.tsx';
import { PictureSelect } from '../fields/PictureSelect.tsx';
import { RowList } from '../fields/RowList.tsx';
import { ProjectSelectField } from '../fields/ProjectSelectField.tsx';
import { TwoFields } from '../fields/TwoFields.tsx';
import type { ProjectDraft } from '../../draft/projectDraft.ts';
import styles from './StorySection.module.css';

const words = admin.projects;
const { passages: passageWords } = words;
type Passage = ProjectDraft['passages'][number];

const layouts = (['text-left', 'detail-left', 'wide-left', 'pair-right'] as const).map((value) => ({
  value,
  label: passageWords.layouts[value],
}));

const emptyPassage = (): Passage => ({
  row: newRowKey(),
  title: '',
  text: '',
  layout: 'text-left',
  pictures: [],
});

export function StorySection() {
  const { draft, update } = useProjectForm();
  return (
    <Section title={words.sections.text}>
      <DraftField name="title" rows={1} className={styles['title']} />
      <DraftField name="summary" rows={3} />
      <DraftField name="lead" rows={2} />
      <div className={styles['story']}>
        <h3>{words.labels.passages}</h3>
        <RowList
          field="passages"
          rows={draft.passages}
          nameOf={(_passage, index) => passageWords.name(index + 1)}
          limit={projectLimits.passages}
          addLabel={passageWords.add}
          empty={emptyPassage}
          onUpdate={(by) => update((now) => ({ ...now, passages: [...by(now.passages)] }))}
        >
          {(passage, index, change) => <PassageFields {...{ passage, index, change }} />}
        </RowList>
      </div>
    </Section>
  );
}

interface PassageFieldsProps {
  passage: Passage;
  index: number;
  change: (fields: Partial<Passage>) => void;
}

function PassageFields({ passage, index, change }: PassageFieldsProps) {
  const path = `passages.${index}`;
  return (
    <>
      <LimitedField
        path={`${path}.title`}
        label={passageWords.title(index + 1)}
        limit={projectLimits.passageTitle}
        className={styles['heading']}
        value={passage.title}
        onChange={(title) => change({ title })}
      />
      <LimitedField
        path={`${path}.text`}
        label={passageWords.text(index + 1)}
        hint={passageWords.textHelp}
        limit={projectLimits.passageText}
        rows={3}
        className={styles['text']}
        value={passage.text}
        onChange={(text) => change({ text })}
      />
      <PassageLook {...{ passage, index, change }} />
    </>
  );
}

function PassageLook({ passage, index, change }: PassageFieldsProps) {
  const path = `passages.${index}`;
  const [first = null, second = null] = passage.pictures;
  const pictures = (...keys: (string | null)[]) => change({ pictures: keys.filter((key) => key !== null) });
  return (
    <>
      <ProjectSelectField
        path={`${path}.layout`}
        label={passageWords.layout(index + 1)}
        value={passage.layout}
        options={layouts}
        onChange={(layout) => change({ layout })}
      />
      <TwoFields>
        <PictureSelect
          path={`${path}.pictures.0`}
          label={passageWords.first(index + 1)}
          value={first}
          onChange={(key) => pictures(key, second)}
        />
        <PictureSelect
          path={`${path}.pictures.1`}
          label={passageWords.second(index + 1)}
          value={second}
          disabled={!first || (!second && placesIn(passage.layout) < 2)}
          onChange={(key) => pictures(first, key)}
        />
      </TwoFields>
    </>
  );
}
