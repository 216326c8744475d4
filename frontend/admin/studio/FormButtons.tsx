import { Button } from '../../components/Button.tsx';
import { admin } from '../../content/admin/admin.ts';
import type { ListDefinition } from './rows/ListDefinition.ts';
import styles from './rows/RowForm.module.css';
import { TextButton } from '../kit/fields/TextButton.tsx';
import { usePreview } from './usePreview.ts';
import type { RowEdit } from './rows/useRowEdits.ts';

const words = admin.studio.row;

interface FormButtonsProps {
  list: ListDefinition;
  edit: RowEdit;
  isSaving: boolean;
  onSave: () => void;
  onLeave: () => void;
}

export function FormButtons({ list, edit, isSaving, onSave, onLeave }: FormButtonsProps) {
  const preview = usePreview(list, edit);
  return (
    <div className={styles['buttons']}>
      <Button small isBusy={isSaving} data-save onClick={onSave}>
        {isSaving ? words.saving : words.save}
      </Button>
      <Button line small aria-disabled={preview.isBusy || isSaving} onClick={preview.show}>
        {words.preview}
        <span className="vh"> ({words.newTab})</span>
      </Button>
      <TextButton disabled={isSaving} onClick={onLeave}>
        {words.leave}
      </TextButton>
    </div>
  );
}
