import { FieldError } from '../../../components/Field.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { projectLimits } from '../../../content/schemas/project-limits.ts';
import { LibraryButton } from '../../library/LibraryButton.tsx';
import { undoToast } from '../../kit/undoToast.tsx';
import { Section } from '../../writing/Section.tsx';
import { useProjectForm } from '../ProjectFormContext.ts';
import { ChooseFiles } from '../../kit/fields/ChooseFiles.tsx';
import { LimitedField } from '../fields/LimitedField.tsx';
import { TextButton } from '../../kit/fields/TextButton.tsx';
import { FormSending } from '../pictures/FormSending.tsx';
import { pictureFile } from '../../pictures/pictureFile.ts';
import { PLAN } from '../usePictureSending.ts';
import styles from './PlanSection.module.css';

const words = admin.projects.plan;

export function PlanSection() {
  const { draft, messages, update, sending } = useProjectForm();
  const { plan } = draft;
  const change = (fields: Partial<typeof plan>) =>
    update((now) => ({ ...now, plan: { ...now.plan, ...fields } }));
  const remove = () => {
    change({ src: null });
    undoToast(words.isOut, () => change({ src: plan.src }));
  };
  return (
    <Section title={admin.projects.sections.plan}>
      <div className={styles['plan']}>
        {plan.src && <img src={addressOf(plan.src)} alt={plan.alt} />}
        <ChooseFiles
          accept="image/*,.svg"
          describedBy="plan-hint"
          onChoose={(files) => sending.choose(PLAN, files.slice(0, 1))}
        >
          {plan.src ? words.replace : words.send}
        </ChooseFiles>
        <LibraryButton
          label={words.fromLibrary}
          origin="uploaded"
          onUse={({ src, alt }) => change({ src, alt: plan.alt || alt })}
        />
        <p className="note" id="plan-hint">
          {words.sendHelp}
        </p>
        {plan.src && <TextButton onClick={remove}>{words.remove}</TextButton>}
        <FieldError id="plan.src" error={messages['plan.src']} />
        <FormSending place={PLAN} />
      </div>
      <PlanWords plan={plan} change={change} />
    </Section>
  );
}

/** An uploaded picture, or a drawing of the content folder. */
function addressOf(src: string): string {
  return pictureFile(src)?.large ?? `/assets/${src}`;
}

type Plan = ReturnType<typeof useProjectForm>['draft']['plan'];

function PlanWords({ plan, change }: { plan: Plan; change: (fields: Partial<Plan>) => void }) {
  return (
    <>
      <LimitedField
        path="plan.alt"
        label={words.alt}
        limit={projectLimits.alt}
        rows={2}
        value={plan.alt}
        onChange={(alt) => change({ alt })}
      />
      <LimitedField
        path="plan.caption"
        label={words.caption}
        limit={projectLimits.planCaption}
        value={plan.caption}
        onChange={(caption) => change({ caption })}
      />
      <LimitedField
        path="plan.changes"
        label={words.changes}
        hint={words.changesHelp}
        rows={4}
        value={plan.changes}
        onChange={(changes) => change({ changes })}
      />
    </>
  );
}
