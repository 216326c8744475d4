import type { ReactNode } from 'react';
import type { FieldMessages } from '../../../api/ApiError.ts';
import { admin } from '../../../content/admin/admin.ts';
import { CountedField } from '../../kit/fields/CountedField.tsx';
import { useProjectForm } from '../ProjectFormContext.ts';

const words = admin.projects;

interface LimitedFieldProps {
  /** Where its message comes from, such as `pictures.3.alt`; its id as well. */
  path: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** In letters. */
  limit?: number | undefined;
  hint?: ReactNode;
  warning?: string | undefined;
  rows?: number;
  inputMode?: 'numeric' | 'decimal';
  list?: string;
  isDisabled?: boolean;
  className?: string | undefined;
}

function lineMessage(messages: FieldMessages, path: string): string | undefined {
  const [at, message] = Object.entries(messages).find(([one]) => one.startsWith(`${path}.`)) ?? [];
  return message && words.ofLine(Number(at?.slice(path.length + 1)) + 1, message);
}

/** Tells while typing how much room is left. */
export function LimitedField({ path, limit, value, warning, ...field }: LimitedFieldProps) {
  const { messages } = useProjectForm();
  const over = limit === undefined ? 0 : value.trim().length - limit;
  const count = limit !== undefined && {
    text: admin.form.lettersOf(value.length, limit),
    isOver: over > 0,
  };
  return (
    <CountedField
      id={path}
      value={value}
      error={messages[path] ?? lineMessage(messages, path)}
      warning={over > 0 && limit !== undefined ? words.tooLong(over, limit) : warning}
      count={count || undefined}
      {...field}
    />
  );
}
