import { admin } from '../../../content/admin/admin.ts';
import { projectLimits } from '../../../content/schemas/project-limits.ts';
import { Section } from '../../writing/Section.tsx';
import { useProjectForm } from '../ProjectFormContext.ts';
import { newRowKey } from '../takeOut.ts';
import { LimitedField } from '../fields/LimitedField.tsx';
import { RowList } from '../fields/RowList.tsx';
import { TwoFields } from '../fields/TwoFields.tsx';
import { type Material, MaterialChip } from './MaterialChip.tsx';

const words = admin.projects;

const emptyMaterial = (): Material => ({
  row: newRowKey(),
  name: '',
  where: '',
  colour: '#cbbfa9',
  chip: null,
});

export function MaterialsSection() {
  const { draft, update } = useProjectForm();
  return (
    <Section title={words.sections.materials}>
      <RowList
        field="materials"
        rows={draft.materials}
        nameOf={({ name }) => name || words.materials.unnamed}
        limit={projectLimits.materials}
        addLabel={words.materials.add}
        empty={emptyMaterial}
        onUpdate={(by) => update((now) => ({ ...now, materials: [...by(now.materials)] }))}
        lineOf={({ name, where, colour }) => ({
          title: name || words.materials.unnamed,
          note: where,
          colour,
        })}
      >
        {(material, index, change) => <MaterialFields {...{ material, index, change }} />}
      </RowList>
    </Section>
  );
}

interface MaterialFieldsProps {
  material: Material;
  index: number;
  change: (fields: Partial<Material>) => void;
}

function MaterialFields({ material, index, change }: MaterialFieldsProps) {
  return (
    <>
      <TwoFields>
        <LimitedField
          path={`materials.${index}.name`}
          label={words.materials.name}
          limit={projectLimits.materialName}
          value={material.name}
          onChange={(name) => change({ name })}
        />
        <LimitedField
          path={`materials.${index}.where`}
          label={words.materials.where}
          limit={projectLimits.materialWhere}
          value={material.where}
          onChange={(where) => change({ where })}
        />
      </TwoFields>
      <MaterialChip {...{ material, index, change }} />
    </>
  );
}
