import { AboutSection } from '../../../components/AboutSection.tsx';
import { aboutPictures as pictures } from '../../../content/media.ts';
import type { DesignerContent } from '../../../content/schemas/about.ts';
import { Biography } from './Biography.tsx';

const BIOGRAPHY = 'biography';

export function Designer(designer: DesignerContent) {
  const hasBiography = designer.bio.length > 0;
  return (
    <>
      <AboutSection
        slot={pictures.designer}
        caption={designer.caption}
        title={designer.name}
        designation={designer.designation}
        text={designer.short}
        opens={hasBiography ? BIOGRAPHY : undefined}
      />
      {hasBiography && <Biography id={BIOGRAPHY} {...designer} />}
    </>
  );
}
