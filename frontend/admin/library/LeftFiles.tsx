import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import type { UnsentFile } from '../copies/UnsentFile.ts';
import { TextButton } from '../kit/TextButton.tsx';

const words = admin.library.left;

interface LeftFilesProps {
  left: readonly UnsentFile[];
  take: () => Promise<void>;
  drop: () => void;
}

/** Offers what an earlier page of this browser did not get sent. */
export function LeftFiles({ left, take, drop }: LeftFilesProps) {
  if (left.length === 0) return null;
  const actions = (
    <span>
      <TextButton onClick={() => void take()}>{words.send(left.length)}</TextButton>{' '}
      <TextButton onClick={drop}>{words.drop(left.length)}</TextButton>
    </span>
  );
  return (
    <Notice kind="warn" action={actions}>
      {words.title(left.map(({ file }) => file.name))}
    </Notice>
  );
}
