import { GoLink } from '../../components/GoLink.tsx';
import { admin } from '../../content/admin.ts';
import { site } from '../../content/site.ts';
import { PreviewLinkField } from './PreviewLinkField.tsx';
import { StatusField } from './StatusField.tsx';
import type { PostDraft } from '../draft/postDraft.ts';
import { FormField } from './FormField.tsx';
import { Section } from './Section.tsx';

const { fields, help, sections } = admin.form;

interface PlaceSectionProps {
  id: string | undefined;
  /** What the server has. */
  saved: PostDraft;
  isUnsaved: boolean;
}

export function PlaceSection({ id, saved, isUnsaved }: PlaceSectionProps) {
  return (
    <Section title={sections.place}>
      <StatusField />
      {id && saved.status !== 'published' && <PreviewLinkField id={id} isUnsaved={isUnsaved} />}
      <FormField name="date_at" type="date" label={fields.date} className="num" />
      <FormField name="slug" label={fields.slug} hint={help.slug} />
      {id && saved.status === 'published' && (
        <p>
          <GoLink href={`/blog/${saved.slug}`} target="_blank">
            {admin.form.view}
            <span className="vh"> ({site.a11y.newTab})</span>
          </GoLink>
        </p>
      )}
    </Section>
  );
}
