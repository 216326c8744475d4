import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { ConsentBoxes, type EnquiryField } from '../EnquiryFields.tsx';
import { FilesField } from '../files/FilesField.tsx';
import { HiddenFields } from '../HiddenFields.tsx';
import styles from './FieldsToSend.module.css';

interface FieldsToSendProps {
  /** What is typed meanwhile would not be in it. */
  isSending: boolean;
  /** Prefix of the ids. */
  name: string;
  field: EnquiryField;
  messages: Record<string, string>;
  enquiryKey: string;
  project?: string | undefined;
  children: ReactNode;
}

export function FieldsToSend({ isSending, name, field, messages, children, ...about }: FieldsToSendProps) {
  const page = usePageContext().urlPathname;
  return (
    <div className={styles['fields']} inert={isSending}>
      {children}
      <FilesField form={name} messages={messages} />
      <ConsentBoxes field={field} />
      <HiddenFields idempotencyKey={about.enquiryKey} page={page} project={about.project} />
    </div>
  );
}
