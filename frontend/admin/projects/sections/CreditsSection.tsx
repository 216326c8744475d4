import { admin } from '../../../content/admin/admin.ts';
import { projectLimits } from '../../../content/schemas/project-limits.ts';
import { Section } from '../../writing/Section.tsx';
import { useProjectForm } from '../ProjectFormContext.ts';
import { newRowKey } from '../takeOut.ts';
import { LimitedField } from '../fields/LimitedField.tsx';
import { RowList } from '../fields/RowList.tsx';
import { TwoFields } from '../fields/TwoFields.tsx';

const words = admin.projects;

export function CreditsSection() {
  const { draft, update } = useProjectForm();
  return (
    <Section title={words.sections.credits}>
      <RowList
        field="credits"
        rows={draft.credits}
        nameOf={({ name }) => name || words.credits.unnamed}
        limit={projectLimits.credits}
        addLabel={words.credits.add}
        empty={() => ({ row: newRowKey(), role: '', name: '' })}
        onUpdate={(by) => update((now) => ({ ...now, credits: [...by(now.credits)] }))}
        lineOf={({ name, role }) => ({ title: name || words.credits.unnamed, note: role })}
      >
        {({ name, role }, index, change) => (
          <TwoFields>
            <LimitedField
              path={`credits.${index}.name`}
              label={words.credits.name}
              limit={projectLimits.creditName}
              value={name}
              onChange={(typed) => change({ name: typed })}
            />
            <LimitedField
              path={`credits.${index}.role`}
              label={words.credits.role}
              limit={projectLimits.creditRole}
              value={role}
              onChange={(typed) => change({ role: typed })}
            />
          </TwoFields>
        )}
      </RowList>
    </Section>
  );
}
