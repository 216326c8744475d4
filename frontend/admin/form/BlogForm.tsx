import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin.ts';
import { BlogFormContext } from './BlogFormContext.ts';
import { type BlogDraft, type PictureName, formOf } from './blogDraft.ts';
import { PictureSection } from './PictureSection.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SearchSection } from './SearchSection.tsx';
import { TextSection } from './TextSection.tsx';
import { useBlogFormState } from './useBlogFormState.ts';
import { useSaveBlog } from './useSaveBlog.ts';
import styles from './BlogForm.module.css';

interface BlogFormProps {
  title: string;
  /** Undefined while the blog is new. */
  id?: string;
  initial: BlogDraft;
  /** Paths of the pictures that the blog has now. */
  present?: Record<PictureName, string>;
  back: string;
  onSaved: () => void;
}

export function BlogForm({ title, id, initial, present, back, onSaved }: BlogFormProps) {
  const [isUploading, setUploading] = useState(false);
  const { state, failure, form, submit, isSaving } = useBlogForm({ id, initial, onSaved });
  return (
    <BlogFormContext value={state}>
      <form ref={form} aria-labelledby="form-title" noValidate onSubmit={submit}>
        <SaveBar title={title} back={back} isSaving={isSaving} isWaiting={isUploading} />
        <div className={styles['columns']}>
          {failure && <Failure sentence={failure} />}
          <div className={styles['main']}>
            <TextSection
              html={initial.description}
              keepsBlank={id !== undefined}
              onUploading={setUploading}
            />
            <SearchSection />
          </div>
          <div className={styles['side']}>
            <PlaceSection published={id && `/blog/${initial.slug}`} />
            <PictureSection present={present} />
          </div>
        </div>
      </form>
    </BlogFormContext>
  );
}

/** The fields, and what pressing Save does with them. After a refusal the first wrong field has the focus. */
function useBlogForm({ id, initial, onSaved }: Pick<BlogFormProps, 'id' | 'initial' | 'onSaved'>) {
  const form = useRef<HTMLFormElement>(null);
  const { state, setMessages, slugToSend } = useBlogFormState(initial, id === undefined);
  const { save, isSaving } = useSaveBlog(id);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);

  async function send() {
    setFailure(undefined);
    const sent = { ...state.draft, slug: slugToSend };
    const wrong = await save(formOf(sent, initial.description, state.pictures));
    if (!wrong) return onSaved();
    setMessages(wrong.messages);
    setFailure(wrong.sentence);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) void send();
  };
  return { state, failure, form, submit, isSaving };
}

function Failure({ sentence }: { sentence: string }) {
  return (
    <div className={styles['failure']}>
      <Notice kind="error">
        <strong>{sentence}</strong> {admin.form.stillHere}
      </Notice>
    </div>
  );
}
