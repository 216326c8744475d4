import { toast } from 'react-hot-toast/headless';
import { TextButton } from '../../kit/fields/TextButton.tsx';
import { AccountIcon } from '../AccountIcon.tsx';

interface CopyButtonProps {
  text: string;
  words: { copy: string; copied: string; notCopied: string };
}

export function CopyButton({ text, words }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(words.copied);
    } catch {
      toast.error(words.notCopied);
    }
  };
  return (
    <TextButton onClick={() => void copy()}>
      <AccountIcon name="copy" />
      {words.copy}
    </TextButton>
  );
}
