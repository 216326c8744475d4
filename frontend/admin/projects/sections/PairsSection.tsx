import { FieldError } from '../../../components/Field.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { projectLimits } from '../../../content/schemas/project-limits.ts';
import { Section } from '../../writing/Section.tsx';
import { useProjectForm } from '../ProjectFormContext.ts';
import { newRowKey } from '../takeOut.ts';
import type { DraftPair } from '../../draft/projectDraft.ts';
import { RowList } from '../fields/RowList.tsx';
import { PairFields } from './PairFields.tsx';

const words = admin.projects;

const emptyPair = (): DraftPair => ({
  row: newRowKey(),
  before: null,
  before_label: '',
  after: null,
  after_label: '',
});

export function PairsSection() {
  const { draft, messages, update } = useProjectForm();
  return (
    <Section title={words.sections.pairs}>
      <p className="note">{words.pairs.note}</p>
      <FieldError id="pairs" error={messages['pairs']} />
      <RowList
        field="pairs"
        rows={draft.pairs}
        nameOf={(_pair, index) => words.pairs.name(index + 1)}
        limit={projectLimits.pairs}
        addLabel={words.pairs.add}
        empty={emptyPair}
        onUpdate={(by) => update((now) => ({ ...now, pairs: [...by(now.pairs)] }))}
      >
        {(pair, index, change) => <PairFields {...{ pair, index, change }} />}
      </RowList>
    </Section>
  );
}
