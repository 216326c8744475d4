import { admin } from '../../../content/admin/admin.ts';
import { SendingLines } from '../../library/sending/SendingLines.tsx';
import { useProjectForm } from '../ProjectFormContext.ts';

const words = admin.projects.sending;

/** What is on its way to one place of the form. */
export function FormSending({ place }: { place: string }) {
  const { draft, sending } = useProjectForm();
  const arrived = (key: string | undefined) => {
    const number = draft.pictures.findIndex((picture) => picture.key === key) + 1;
    return number > 0 ? words.added(number) : words.isIn;
  };
  return <SendingLines sending={sending} place={place} arrived={arrived} />;
}
