import { useState } from 'react';
import { Notice } from '../../components/Notice.tsx';
import { admin } from '../../content/admin/admin.ts';
import { CompareDialog } from '../compare/CompareDialog.tsx';
import type { DraftKind, Difference } from '../draft/DraftKind.ts';
import { formatAgo } from '../kit/time/formatAgo.ts';
import type { EditorRef } from './OpenEditor.ts';
import type { KeptText } from './keptTexts.ts';
import { wordsMore } from './wordsMore.ts';
import { TextButton } from '../kit/fields/TextButton.tsx';
import { formatMoment } from '../kit/time/formatMoment.ts';
import styles from '../copies/CopyOffer.module.css';

interface CopyOfferProps<Draft> {
  kind: DraftKind<Draft>;
  text: KeptText<Draft>;
  editor: EditorRef<Draft>;
  /** Until the form is there. */
  start: Draft;
  onTake: () => void;
  onDrop: () => void;
}

/** What is kept on this device is one's own unsaved changes; what comes from another one is a draft. */
function wordsFor<Draft>({ kind, text, start }: CopyOfferProps<Draft>) {
  const { copy, server, draft, savedAt } = text;
  if (copy || !server) {
    const { offer, offerHelp, take, drop, kept } = admin.copies;
    return { title: offer(kind.noun, formatMoment(savedAt), !copy?.id), help: offerHelp, take, drop, kept };
  }
  const { offer, offerHelp, take, drop, kept } = admin.drafts;
  const help = offerHelp(wordsMore(kind, start, draft));
  return { title: offer(server, formatAgo(savedAt, Date.now())), help, take, drop, kept };
}

function chosenFiles({ files }: Pick<KeptText<unknown>, 'files'>): Difference[] {
  return files.length > 0 ? [{ label: admin.copies.chosen, before: '', after: files.join(', ') }] : [];
}

export function CopyOffer<Draft>(props: CopyOfferProps<Draft>) {
  const { kind, text, editor, start, onTake, onDrop } = props;
  const [words] = useState(() => wordsFor(props));
  const [compared, setCompared] = useState<Draft>();
  return (
    <div className={styles['offer']}>
      <Notice kind="warn">
        <strong>{words.title}</strong> {words.help}
      </Notice>
      <div className={styles['actions']}>
        <TextButton onClick={onTake}>{words.take}</TextButton>
        <TextButton onClick={() => setCompared(editor.current?.content.draft ?? start)}>
          {admin.copies.look}
        </TextButton>
        <TextButton onClick={onDrop}>{words.drop}</TextButton>
      </div>
      {compared !== undefined && (
        <CompareDialog
          title={admin.copies.compareTitle}
          sides={[admin.copies.present, words.kept]}
          differences={[...kind.differences(compared, text.draft), ...chosenFiles(text)]}
          onClose={() => setCompared(undefined)}
        />
      )}
    </div>
  );
}
