import { makeProjectPreviewLink } from '../../../api/adminProjects.ts';
import { CheckBox } from '../../../components/Field.tsx';
import { GoLink } from '../../../components/GoLink.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { site } from '../../../content/site.ts';
import { VersionsLink } from '../../versions/VersionsLink.tsx';
import { projectDraftKind } from '../../draft/projectDraftKind.ts';
import { PreviewLinkField } from '../../writing/PreviewLinkField.tsx';
import { Section } from '../../writing/Section.tsx';
import { StatusField } from '../../writing/StatusField.tsx';
import { useProjectForm } from '../ProjectFormContext.ts';
import { DraftField } from '../fields/DraftField.tsx';
import type { SavedProject } from '../SavedProject.ts';

const words = admin.projects;

export interface WhereWhenProps {
  base: SavedProject;
  isOnSite: boolean;
  isUnsaved: boolean;
  onUnpublish: () => void;
}

export function WhereWhenSection({ base, isOnSite, isUnsaved, onUnpublish }: WhereWhenProps) {
  const { id, draft: saved } = base;
  const { draft, messages, change } = useProjectForm();
  return (
    <Section title={words.sections.place}>
      <StatusField
        status={draft.status}
        isOnSite={isOnSite}
        onUnpublish={onUnpublish}
        time={draft.publish_at}
        timeError={messages['publish_at']}
        onStatus={(status) => change({ status }, 'publish_at')}
        onTime={(publish_at) => change({ publish_at })}
      />
      {id && !isOnSite && <PreviewLinkField id={id} make={makeProjectPreviewLink} isUnsaved={isUnsaved} />}
      <DraftField name="slug" />
      <CheckBox
        id="on_home"
        label={words.labels.on_home}
        checked={draft.on_home}
        onChange={({ target }) => change({ on_home: target.checked })}
      />
      <CheckBox
        id="is_sample"
        label={`${words.labels.is_sample}. ${words.help.isSample}`}
        checked={draft.is_sample}
        onChange={({ target }) => change({ is_sample: target.checked })}
      />
      {isOnSite && (
        <p>
          <GoLink href={`/projects/${saved.slug}`} target="_blank">
            {words.view}
            <span className="vh"> ({site.a11y.newTab})</span>
          </GoLink>
        </p>
      )}
      {id && <VersionsLink kind={projectDraftKind} id={id} />}
    </Section>
  );
}
