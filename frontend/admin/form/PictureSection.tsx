import { uploadedPicture } from '../../api/uploadedPicture.ts';
import { CheckBox } from '../../components/Field.tsx';
import { admin } from '../../content/admin/admin.ts';
import type { PresentPictures } from '../draft/postDraft.ts';
import { altProblem } from '../pictures/altProblem.ts';
import { usePostFormContext } from './PostFormContext.ts';
import { FormField } from './FormField.tsx';
import { MobilePicture } from './MobilePicture.tsx';
import { PictureField } from './PictureField.tsx';
import { Section } from '../writing/Section.tsx';

const { fields, help, sections } = admin.form;

export function PictureSection({ present }: { present: PresentPictures | undefined }) {
  const { draft, pictures, change } = usePostFormContext();
  const desktop = uploadedPicture(present?.feature_image ?? '');
  const isDecorative = draft.is_decorative !== '';
  const shownAlt = draft.alt || (pictures.feature_image ? '' : (present?.library_alt ?? ''));
  const hasPicture = Boolean(pictures.feature_image ?? pictures.mb_image ?? present?.feature_image);
  return (
    <Section title={sections.pictures}>
      <PictureField
        name="feature_image"
        label={fields.desktopImage}
        hint={help.desktopImage}
        present={desktop?.thumbnail}
        shape="wide"
      />
      <MobilePicture present={present} desktop={desktop} />
      <FormField
        name="alt"
        label={fields.alt}
        rows={2}
        hint={help.alt}
        isDisabled={isDecorative}
        warning={hasPicture && !isDecorative ? altProblem(shownAlt) : undefined}
      />
      <CheckBox
        id="is_decorative"
        label={admin.editor.decorative}
        checked={isDecorative}
        onChange={({ target }) => change('is_decorative', target.checked ? 'true' : '')}
      />
    </Section>
  );
}
