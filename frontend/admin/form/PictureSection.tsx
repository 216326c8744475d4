import { uploadedPicture } from '../../api/uploadedPicture.ts';
import { admin } from '../../content/admin.ts';
import type { PictureName } from './blogDraft.ts';
import { FormField } from './FormField.tsx';
import { PictureField } from './PictureField.tsx';
import { Section } from './Section.tsx';

const { fields, help, sections, mobileFromDesktop } = admin.form;

/** @param present paths of the pictures that the blog has now */
export function PictureSection({ present }: { present: Record<PictureName, string> | undefined }) {
  return (
    <Section title={sections.pictures}>
      <PictureField
        name="feature_image"
        label={fields.desktopImage}
        hint={help.desktopImage}
        present={uploadedPicture(present?.feature_image ?? '')?.thumbnail}
        shape="wide"
      />
      <PictureField
        name="mb_image"
        label={fields.mobileImage}
        hint={`${help.mobileImage} ${mobileFromDesktop}`}
        present={uploadedPicture(present?.mb_image ?? '')?.thumbnail}
        shape="upright"
      />
      <FormField name="alt" label={fields.alt} rows={2} hint={help.alt} />
    </Section>
  );
}
