import { uploadedPicture } from '../../api/uploadedPicture.ts';
import { admin } from '../../content/admin.ts';
import type { PresentPictures } from '../draft/postDraft.ts';
import { altProblem } from '../pictures/altProblem.ts';
import { usePostFormContext } from './PostFormContext.ts';
import { FormField } from './FormField.tsx';
import { MobilePicture } from './MobilePicture.tsx';
import { PictureField } from './PictureField.tsx';
import { Section } from '../writing/Section.tsx';

const { fields, help, sections } = admin.form;

export function PictureSection({ present }: { present: PresentPictures | undefined }) {
  const { draft, pictures } = usePostFormContext();
  const desktop = uploadedPicture(present?.feature_image ?? '');
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
        warning={hasPicture ? altProblem(draft.alt) : undefined}
      />
    </Section>
  );
}
