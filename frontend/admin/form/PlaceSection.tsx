import { makePreviewLink } from '../../api/adminPosts.ts';
import { GoLink } from '../../components/GoLink.tsx';
import { admin } from '../../content/admin/admin.ts';
import { site } from '../../content/site.ts';
import { VersionsLink } from '../versions/VersionsLink.tsx';
import { postDraftKind } from '../draft/postDraftKind.ts';
import { PreviewLinkField } from '../writing/PreviewLinkField.tsx';
import { StatusField } from '../writing/StatusField.tsx';
import type { PostDraft } from '../draft/postDraft.ts';
import { CategoryField } from './CategoryField.tsx';
import { FormField } from './FormField.tsx';
import { usePostFormContext } from './PostFormContext.ts';
import { Section } from '../writing/Section.tsx';

const { fields, help, sections } = admin.form;

interface PlaceSectionProps {
  id: string | undefined;
  /** What the server has. */
  saved: PostDraft;
  isOnSite: boolean;
  isUnsaved: boolean;
  onUnpublish: () => void;
}

export function PlaceSection({ id, saved, isOnSite, isUnsaved, onUnpublish }: PlaceSectionProps) {
  const { draft, messages, change } = usePostFormContext();
  return (
    <Section title={sections.place}>
      <StatusField
        status={draft.status}
        isOnSite={isOnSite}
        onUnpublish={onUnpublish}
        time={draft.publish_at}
        timeError={messages['publish_at']}
        onStatus={(status) => change('status', status)}
        onTime={(time) => change('publish_at', time)}
      />
      {id && !isOnSite && <PreviewLinkField id={id} make={makePreviewLink} isUnsaved={isUnsaved} />}
      <CategoryField />
      <FormField name="date_at" type="date" label={fields.date} className="num" />
      <FormField name="slug" label={fields.slug} hint={help.slug} />
      {isOnSite && (
        <p>
          <GoLink href={`/blog/${saved.slug}`} target="_blank">
            {admin.form.view}
            <span className="vh"> ({site.a11y.newTab})</span>
          </GoLink>
        </p>
      )}
      {id && <VersionsLink kind={postDraftKind} id={id} />}
    </Section>
  );
}
