import { useEffect, useId, useRef } from 'react';
import ReactQuill from 'react-quill-new';
import 'quill/dist/quill.core.css';
import { EditorFoot } from './EditorFoot.tsx';
import { LinkDialog } from './links/LinkDialog.tsx';
import { PicturePicker } from './pictures/PicturePicker.tsx';
import { PictureTexts } from './pictures/PictureTexts.tsx';
import { TableDialog } from './table/TableDialog.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { formats } from './editorModules.ts';
import { type TextBox, useBoxAttributes } from './useBoxAttributes.ts';
import { useEditorCommands } from './toolbar/useEditorCommands.ts';
import { useEditorText } from './useEditorText.ts';
import styles from './PostEditor.module.css';

interface PostEditorProps {
  /** Read once. */
  initialHtml: string;
  /** Not called when a text is loaded. */
  onChange: (html: string) => void;
  onUploading: (isUploading: boolean) => void;
  box: TextBox;
}

/** Only for the browser: the library cannot run on a server. */
export default function PostEditor({ initialHtml, onChange, onUploading, box }: PostEditorProps) {
  const quill = useRef<ReactQuill>(null);
  // The editor's element exists only after the toolbar is rendered.
  const textId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const getEditor = () => quill.current?.editor;
  const commands = useEditorCommands(getEditor, picker);
  const { words, pictures, uploads, isUploading, unsent, ...text } = useEditorText(getEditor, onChange);
  useBoxAttributes(getEditor, box);
  useEffect(() => onUploading(isUploading), [onUploading, isUploading]);

  const onText: typeof text.onText = (...change) => {
    text.onText(...change);
    commands.look();
  };
  return (
    <div className={styles['editor']} data-invalid={box.isInvalid || undefined}>
      <Toolbar {...commands.toolbar} controls={textId} />
      <div id={textId}>
        <ReactQuill
          ref={quill}
          theme="default"
          modules={text.modules}
          formats={formats}
          defaultValue={initialHtml}
          onChangeSelection={commands.look}
          onChange={onText}
        />
      </div>
      <PictureTexts pictures={pictures} actions={text.pictureActions} />
      <EditorFoot {...{ words, uploads, unsent }} />
      <PicturePicker ref={picker} onPick={(files) => text.takeFiles(commands.cursor(), files)} />
      {commands.libraryDialog}
      {commands.link && (
        <LinkDialog current={commands.link.address} onSet={commands.setLinkTo} onClose={commands.closeLink} />
      )}
      {commands.table.isOpen && (
        <TableDialog onInsert={commands.table.insert} onClose={commands.table.close} />
      )}
    </div>
  );
}
