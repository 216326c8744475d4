import { useQuery } from '@tanstack/react-query';
import { browserApi } from '../../../api/apiClient.ts';
import { listDistricts } from '../../../api/adminProjects.ts';
import { admin } from '../../../content/admin/admin.ts';
import { Section } from '../../writing/Section.tsx';
import { useProjectForm } from '../ProjectFormContext.ts';
import { DraftField } from '../fields/DraftField.tsx';
import { ProjectSelectField } from '../fields/ProjectSelectField.tsx';
import { TwoFields } from '../fields/TwoFields.tsx';

const words = admin.projects;
const types = (['home', 'office', 'institution'] as const).map((value) => ({
  value,
  label: words.types[value],
}));
const grades = (['', 'plain', 'middle', 'full'] as const).map((value) => ({
  value,
  label: words.grades[value],
}));

export function FactsSection() {
  const { draft, change } = useProjectForm();
  return (
    <Section title={words.sections.facts}>
      <DraftField name="place" />
      <DistrictField />
      <ProjectSelectField
        path="type"
        label={words.labels.type}
        value={draft.type}
        options={types}
        onChange={(type) => change({ type })}
      />
      <TwoFields>
        <DraftField name="rooms" />
        <DraftField name="size_sqft" inputMode="numeric" className="num" />
      </TwoFields>
      <TwoFields>
        <DraftField name="year" inputMode="numeric" className="num" />
        <DraftField name="weeks" inputMode="numeric" className="num" />
      </TwoFields>
      <ProjectSelectField
        path="grade"
        label={words.labels.grade}
        value={draft.grade}
        options={grades}
        onChange={(grade) => change({ grade })}
      />
    </Section>
  );
}

/** Suggests those that visitors filter by already. */
function DistrictField() {
  const { data: districts = [] } = useQuery({
    queryKey: ['districts'],
    queryFn: ({ signal }) => listDistricts(browserApi, signal),
  });
  return (
    <>
      <DraftField name="district" list="districts" />
      <datalist id="districts">
        {districts.map((district) => (
          <option key={district}>{district}</option>
        ))}
      </datalist>
    </>
  );
}
