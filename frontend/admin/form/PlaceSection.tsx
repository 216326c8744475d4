import { makePreviewLink } from '../../api/adminPosts.ts';
import { GoLink } from '../../components/GoLink.tsx';
import { admin } from '../../content/admin.ts';
import { site } from '../../content/site.ts';
import { PreviewLinkField } from '../writing/PreviewLinkField.tsx';
import { StatusField } from '../writing/StatusField.tsx';
import type { PostDraft } from '../draft/postDraft.ts';
import { FormField } from './FormField.tsx';
import { usePostFormContext } from './PostFormContext.ts';
import { Section } from '../writing/Section.tsx';

const { fields, help, sections } = admin.form;

interface PlaceSectionProps {
  id: string | undefined;
  /** What the server has. */
  saved: PostDraft;
  isUnsaved: boolean;
}

export function PlaceSection({ id, saved, isUnsaved }: PlaceSectionProps) {
  const { draft, messages, change } = usePostFormContext();
  return (
    <Section title={sections.place}>
      <StatusField
        status={draft.status}
        time={draft.publish_at}
        timeError={messages['publish_at']}
        onStatus={(status) => change('status', status)}
        onTime={(time) => change('publish_at', time)}
      />
      {id && saved.status !== 'published' && (
        <PreviewLinkField id={id} make={makePreviewLink} isUnsaved={isUnsaved} />
      )}
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
