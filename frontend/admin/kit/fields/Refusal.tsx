import { Notice } from '../../../components/Notice.tsx';

/** The first sentence says what is wrong, the others what now. */
export function Refusal({ sentence }: { sentence: string | undefined }) {
  if (!sentence) return null;
  const [what, ...rest] = sentence.split(/(?<=\.) /);
  return (
    <Notice kind="error">
      <strong>{what}</strong> {rest.join(' ')}
    </Notice>
  );
}
