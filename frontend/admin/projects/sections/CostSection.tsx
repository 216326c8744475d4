import { CheckBox, FieldError } from '../../../components/Field.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { projectLimits } from '../../../content/schemas/project-limits.ts';
import { type ProjectDraft, numberOf, sizeOf } from '../../draft/projectDraft.ts';
import { Section } from '../../writing/Section.tsx';
import { useProjectForm } from '../ProjectFormContext.ts';
import { LimitedField } from '../fields/LimitedField.tsx';
import { TwoFields } from '../fields/TwoFields.tsx';
import { CostFormula } from './CostFormula.tsx';

const words = admin.projects.cost;
type Cost = ProjectDraft['cost'];

export function CostSection() {
  const { draft, change: changeDraft } = useProjectForm();
  const { cost } = draft;
  const change = (fields: Partial<Cost>, path: string) => changeDraft({ cost: { ...cost, ...fields } }, path);
  const lines = (name: 'included' | 'excluded') => ({
    path: `cost.${name}`,
    label: words[name],
    rows: 3,
    value: cost[name],
    onChange: (typed: string) => change({ [name]: typed }, `cost.${name}`),
  });
  return (
    <Section title={admin.projects.sections.cost}>
      <CostEnds cost={cost} onChange={(fields) => change(fields, 'cost')} />
      <output className="note">{meaningOf(draft)}</output>
      <CostChoices cost={cost} onChange={(fields) => change(fields, 'cost')} />
      {cost.is_counted && draft.type === 'institution' && <p className="note">{words.institution}</p>}
      <LimitedField
        path="cost.text"
        label={words.text}
        limit={projectLimits.costText}
        rows={2}
        value={cost.text}
        onChange={(text) => change({ text }, 'cost.text')}
      />
      <LimitedField {...lines('included')} />
      <LimitedField {...lines('excluded')} />
      <CostFormula />
    </Section>
  );
}

interface CostPartProps {
  cost: Cost;
  onChange: (fields: Partial<Cost>) => void;
}

function CostEnds({ cost, onChange }: CostPartProps) {
  const { messages } = useProjectForm();
  const end = (name: 'low' | 'high') => ({
    path: `cost.${name}`,
    label: words[name],
    inputMode: 'decimal' as const,
    className: 'num',
    value: cost[name],
    onChange: (typed: string) => onChange({ [name]: typed }),
  });
  return (
    <>
      <TwoFields>
        <LimitedField {...end('low')} />
        <LimitedField {...end('high')} />
      </TwoFields>
      <FieldError id="cost" error={messages['cost']} />
    </>
  );
}

function CostChoices({ cost, onChange }: CostPartProps) {
  return (
    <>
      <CheckBox
        id="cost.is_counted"
        label={words.counted}
        checked={cost.is_counted}
        onChange={({ target }) => onChange({ is_counted: target.checked })}
      />
      <CheckBox
        id="cost.is_shown"
        label={words.shown}
        checked={cost.is_shown}
        onChange={({ target }) => onChange({ is_shown: target.checked })}
      />
      {cost.is_counted && !cost.is_shown && <p className="note">{words.onlyCounted}</p>}
    </>
  );
}

/** What follows from the figures and the two boxes, in a sentence. */
function meaningOf({ cost, place, size_sqft, year, grade }: ProjectDraft): string {
  const { low, high, is_shown, is_counted } = cost;
  const hasCost = Boolean(numberOf(low)) && Boolean(numberOf(high));
  if (is_counted && !(hasCost && place.trim() && sizeOf(size_sqft) && numberOf(year) && grade))
    return words.lacks;
  if (is_shown && hasCost) {
    return `${words.says(low, high)} ${is_counted ? words.states.shownCounted : words.states.shown}`;
  }
  return is_counted ? words.states.counted : words.states.neither;
}
