import { type DragEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'react-hot-toast/headless';
import limits from '../../../../studio/limits.json' with { type: 'json' };
import type { LibraryPicture } from '../../../api/wire.gen.ts';
import { FieldError } from '../../../components/Field.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { projectLimits } from '../../../content/schemas/project-limits.ts';
import { LibraryButton } from '../../library/LibraryButton.tsx';
import { Section } from '../../writing/Section.tsx';
import { useProjectForm } from '../ProjectFormContext.ts';
import { lacksAlt, storedPicture } from '../takeOut.ts';
import { tooNarrow } from '../widthProblem.ts';
import { DropWords } from '../../kit/fields/DropWords.tsx';
import { ChooseFiles } from '../../kit/fields/ChooseFiles.tsx';
import { countComing } from '../../library/sending/transfers.ts';
import { PICTURES } from '../usePictureSending.ts';
import { PictureGrid } from './PictureGrid.tsx';
import { PicturePanel } from './PicturePanel.tsx';
import { FormSending } from './FormSending.tsx';
import styles from './PicturesSection.module.css';

const words = admin.projects.pictures;
/** There the picture that is open lies far below the grid. */
const NARROW = '(max-width: 47.998em)';

export function PicturesSection() {
  const { draft, messages } = useProjectForm();
  const [opened, setOpened] = useState<string>();
  const { pictures } = draft;
  const wrong = pictures.findIndex((_picture, index) => hasMessage(messages, index));
  const shown = pictures.find(({ key }) => key === opened) ?? pictures[wrong];
  const open = (key: string) => {
    flushSync(() => setOpened(key));
    if (!matchMedia(NARROW).matches) return;
    const heading = document.getElementById('open-picture');
    heading?.focus({ preventScroll: true });
    heading?.closest('section')?.scrollIntoView();
  };
  return (
    <Section title={admin.projects.sections.pictures}>
      <p className="note num">{words.count(pictures.length, pictures.filter(lacksAlt).length)}</p>
      <AddPictures />
      <FieldError id="pictures" error={messages['pictures']} />
      <FormSending place={PICTURES} />
      <PictureGrid opened={shown?.key} onOpen={open} />
      {shown && <PicturePanel key={shown.key} picture={shown} index={pictures.indexOf(shown)} />}
    </Section>
  );
}

function hasMessage(messages: Record<string, string>, index: number): boolean {
  return Object.keys(messages).some((path) => path.startsWith(`pictures.${index}.`));
}

function AddPictures() {
  const { draft, sending, update } = useProjectForm();
  const room = projectLimits.pictures - draft.pictures.length - countComing(sending.transfers, PICTURES);
  const use = (picture: LibraryPicture) => {
    const problem = room > 0 ? tooNarrow(picture) : words.tooMany(projectLimits.pictures);
    if (problem) toast.error(problem);
    else update((now) => ({ ...now, pictures: [...now.pictures, storedPicture(picture)] }));
  };
  const add = (files: readonly File[]) => {
    if (files.length > room) toast.error(words.tooMany(projectLimits.pictures));
    sending.choose(PICTURES, files.slice(0, Math.max(room, 0)));
  };
  const drop = ({ dataTransfer }: DragEvent) => add([...dataTransfer.files]);
  return (
    <div className={styles['drop']} onDrop={drop}>
      <ChooseFiles isMany describedBy="pictures-hint" onChoose={add}>
        {words.add}
      </ChooseFiles>
      <LibraryButton label={words.addFromLibrary} onUse={use} />
      <p className="note" id="pictures-hint">
        <DropWords>{words.drop}</DropWords> {words.help(limits.maxPictureMegabytes)}
      </p>
    </div>
  );
}
