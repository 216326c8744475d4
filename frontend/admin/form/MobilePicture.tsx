import { type UploadedPicture, uploadedPicture } from '../../api/uploadedPicture.ts';
import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin/admin.ts';
import { MobileCut } from './MobileCut.tsx';
import { type PresentPictures, mobileOf } from '../draft/postDraft.ts';
import { usePostFormContext } from './PostFormContext.ts';
import { PictureField } from './PictureField.tsx';
import { PicturePreview } from '../kit/fields/PicturePreview.tsx';

const { cut, fields, help, mobileFromDesktop } = admin.form;
const cutAlt = admin.form.previewOf(fields.mobileImage);

interface MobilePictureProps {
  present: PresentPictures | undefined;
  desktop: UploadedPicture | undefined;
}

export function MobilePicture({ present, desktop }: MobilePictureProps) {
  const { draft, pictures, change } = usePostFormContext();
  const { canCut, isCut } = mobileOf(draft, pictures, present);
  const makesWay = draft.mobile_is_cut !== '';
  const chosen = pictures.feature_image;
  return (
    <PictureField
      name="mb_image"
      label={fields.mobileImage}
      hint={`${help.mobileImage} ${mobileFromDesktop}`}
      present={uploadedPicture(present?.mb_image ?? '')?.thumbnail}
      shape="upright"
      action={
        canCut &&
        (makesWay || !isCut) && (
          <Button line small onClick={() => change('mobile_is_cut', makesWay ? '' : 'true')}>
            {makesWay ? admin.keepPresent : cut.use}
          </Button>
        )
      }
    >
      {isCut && (
        <MobileCut>
          {chosen ? <PicturePreview file={chosen} alt={cutAlt} /> : <img src={desktop?.src} alt={cutAlt} />}
        </MobileCut>
      )}
    </PictureField>
  );
}
