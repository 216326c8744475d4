import { admin } from '../../content/admin.ts';
import { FormField } from './FormField.tsx';
import { Section } from './Section.tsx';

const { fields, help, sections } = admin.form;

export function PlaceSection() {
  return (
    <Section title={sections.place}>
      <FormField name="date_at" type="date" label={fields.date} className="num" />
      <FormField name="slug" label={fields.slug} hint={help.slug} />
    </Section>
  );
}
