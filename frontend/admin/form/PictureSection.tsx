import { uploadedPicture } from '../../api/uploadedPicture.ts';
import { admin } from '../../content/admin.ts';
import { MobileCut } from '../pictures/MobileCut.tsx';
import { type PresentPictures, isMobileCut } from './blogDraft.ts';
import { altProblem } from './altProblem.ts';
import { useBlogForm } from './BlogFormContext.ts';
import { FormField } from './FormField.tsx';
import { PictureField } from './PictureField.tsx';
import { PicturePreview } from './PicturePreview.tsx';
import { Section } from './Section.tsx';

const { fields, help, sections, mobileFromDesktop } = admin.form;

/** @param present paths of the pictures that the blog has now */
export function PictureSection({ present }: { present: PresentPictures | undefined }) {
  const { draft, pictures } = useBlogForm();
  const desktop = uploadedPicture(present?.feature_image ?? '');
  const chosen = pictures.feature_image;
  const cutAlt = admin.form.previewOf(fields.mobileImage);
  const hasPicture = Boolean(chosen ?? pictures.mb_image ?? present?.feature_image);
  return (
    <Section title={sections.pictures}>
      <PictureField
        name="feature_image"
        label={fields.desktopImage}
        hint={help.desktopImage}
        present={desktop?.thumbnail}
        shape="wide"
      />
      <PictureField
        name="mb_image"
        label={fields.mobileImage}
        hint={`${help.mobileImage} ${mobileFromDesktop}`}
        present={uploadedPicture(present?.mb_image ?? '')?.thumbnail}
        shape="upright"
      >
        {isMobileCut(pictures, present) && (
          <MobileCut>
            {chosen ? <PicturePreview file={chosen} alt={cutAlt} /> : <img src={desktop?.src} alt={cutAlt} />}
          </MobileCut>
        )}
      </PictureField>
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
