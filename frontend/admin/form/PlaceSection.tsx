import { GoLink } from '../../components/GoLink.tsx';
import { admin } from '../../content/admin.ts';
import { site } from '../../content/site.ts';
import { FormField } from './FormField.tsx';
import { Section } from './Section.tsx';

const { fields, help, sections } = admin.form;

/** @param published address of the blog on the public site, once it is there */
export function PlaceSection({ published }: { published: string | undefined }) {
  return (
    <Section title={sections.place}>
      <FormField name="date_at" type="date" label={fields.date} className="num" />
      <FormField name="slug" label={fields.slug} hint={help.slug} />
      {published && (
        <p>
          <GoLink href={published} target="_blank">
            {admin.form.view}
            <span className="vh"> ({site.a11y.newTab})</span>
          </GoLink>
        </p>
      )}
    </Section>
  );
}
