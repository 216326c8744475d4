import { Icon } from '../../../components/Icon.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { projectLimits } from '../../../content/schemas/project-limits.ts';
import type { DraftPair } from '../../draft/projectDraft.ts';
import { altProblem } from '../../pictures/altProblem.ts';
import { useProjectForm } from '../ProjectFormContext.ts';
import { pairPicture, storedPicture, swapPair } from '../takeOut.ts';
import { ChooseFiles } from '../../kit/fields/ChooseFiles.tsx';
import { LimitedField } from '../fields/LimitedField.tsx';
import { PictureFrame } from '../fields/PictureFrame.tsx';
import { PictureSelect } from '../fields/PictureSelect.tsx';
import { LibraryButton } from '../../library/LibraryButton.tsx';
import { TextButton } from '../../kit/fields/TextButton.tsx';
import { FormSending } from '../pictures/FormSending.tsx';
import styles from './PairFields.module.css';

const words = admin.projects.pairs;

interface PairFieldsProps {
  pair: DraftPair;
  index: number;
  change: (fields: Partial<DraftPair>) => void;
}

export function PairFields(props: PairFieldsProps) {
  const { pair } = props;
  const { update } = useProjectForm();
  return (
    <>
      <div className={styles['pair']}>
        <Before {...props} />
        <After {...props} />
      </div>
      <FormSending place={pair.row} />
      {(!pair.before || !pair.after) && (
        <p className={`${styles['incomplete']} note`}>
          <Icon name="warning" />
          {words.incomplete}
        </p>
      )}
      <TextButton onClick={() => update(swapPair(pair.row))}>{words.swap}</TextButton>
    </>
  );
}

function Before({ pair, index, change }: PairFieldsProps) {
  const { draft, sending } = useProjectForm();
  const { before } = pair;
  const path = `pairs.${index}`;
  const chosen = draft.pictures.find(({ src }) => src === before?.src);
  const choose = (key: string | null) => {
    const picture = draft.pictures.find((one) => one.key === key);
    change({ before: picture ? pairPicture(picture) : null });
  };
  return (
    <div className={styles['side']}>
      <PictureFrame picture={before} empty={words.isBefore} isLarge />
      <PictureSelect
        path={`${path}.before`}
        label={words.before(index + 1)}
        value={chosen?.key ?? null}
        none={before && !chosen ? words.own : words.choose}
        onChange={choose}
      />
      <ChooseFiles
        label={words.sendFor(index + 1)}
        onChoose={(files) => sending.choose(pair.row, files.slice(0, 1))}
      >
        {words.send}
      </ChooseFiles>
      <LibraryButton
        label={words.fromLibrary(index + 1)}
        onUse={(picture) => change({ before: pairPicture(storedPicture(picture)) })}
      />
      <BeforeWords {...{ pair, index, change }} />
    </div>
  );
}

function BeforeWords({ pair, index, change }: PairFieldsProps) {
  const { libraryAltTexts } = useProjectForm();
  const { before } = pair;
  const path = `pairs.${index}`;
  return (
    <>
      {before && (
        <LimitedField
          path={`${path}.before.alt`}
          label={words.alt(index + 1)}
          limit={projectLimits.alt}
          rows={2}
          warning={
            before.decorative ? undefined : altProblem(before.alt || (libraryAltTexts[before.src] ?? ''))
          }
          value={before.alt}
          onChange={(alt) =>
            change({ before: { ...before, alt, decorative: before.decorative && alt === '' } })
          }
        />
      )}
      <LimitedField
        path={`${path}.before_label`}
        label={words.beforeLabel(index + 1)}
        limit={projectLimits.pairLabel}
        value={pair.before_label}
        onChange={(before_label) => change({ before_label })}
      />
    </>
  );
}

function After({ pair, index, change }: PairFieldsProps) {
  const { draft } = useProjectForm();
  const path = `pairs.${index}`;
  return (
    <div className={styles['side']}>
      <PictureFrame
        picture={draft.pictures.find(({ key }) => key === pair.after)}
        empty={words.isAfter}
        isLarge
      />
      <PictureSelect
        path={`${path}.after`}
        label={words.after(index + 1)}
        value={pair.after}
        none={words.choose}
        onChange={(after) => change({ after })}
      />
      <LimitedField
        path={`${path}.after_label`}
        label={words.afterLabel(index + 1)}
        limit={projectLimits.pairLabel}
        value={pair.after_label}
        onChange={(after_label) => change({ after_label })}
      />
    </div>
  );
}
