import type { ReactNode } from 'react';
import type { PostDraft } from '../draft/postDraft.ts';
import { CountedField } from '../kit/fields/CountedField.tsx';
import { usePostFormContext } from './PostFormContext.ts';

interface FormFieldProps {
  name: keyof PostDraft;
  label: string;
  hint?: ReactNode;
  warning?: string | undefined;
  count?: { text: string; isOver: boolean };
  type?: 'text' | 'date';
  rows?: number;
  isDisabled?: boolean;
  className?: string | undefined;
}

export function FormField({ name, ...field }: FormFieldProps) {
  const { draft, messages, change } = usePostFormContext();
  return (
    <CountedField
      id={name}
      value={draft[name]}
      error={messages[name]}
      onChange={(value) => change(name, value)}
      {...field}
    />
  );
}
