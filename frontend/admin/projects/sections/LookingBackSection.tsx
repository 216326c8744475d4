import { admin } from '../../../content/admin/admin.ts';
import { Section } from '../../writing/Section.tsx';
import { DraftField } from '../fields/DraftField.tsx';

export function LookingBackSection() {
  return (
    <Section title={admin.projects.sections.looking}>
      <DraftField name="again" rows={3} />
      <DraftField name="different" rows={3} />
      <DraftField name="ask" />
    </Section>
  );
}
