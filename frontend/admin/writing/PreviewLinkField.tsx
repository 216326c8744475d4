import { useId, useRef, useState } from 'react';
import type { PreviewLink } from '../../api/wire.gen.ts';
import { Button } from '../../components/Button.tsx';
import field from '../../components/Field.module.css';
import { GoLink } from '../../components/GoLink.tsx';
import { admin } from '../../content/admin/admin.ts';
import { site } from '../../content/site.ts';
import { formatStudioTime } from '../kit/time/studioTime.ts';
import { type MakePreviewLink, usePreviewLink } from './usePreviewLink.ts';
import styles from './PreviewLinkField.module.css';

const words = admin.preview;

interface PreviewLinkFieldProps {
  id: string;
  make: MakePreviewLink;
  isUnsaved: boolean;
}

export function PreviewLinkField({ id, make: makeLink, isUnsaved }: PreviewLinkFieldProps) {
  const { link, make, isMaking } = usePreviewLink(id, makeLink);
  return (
    <div className={styles['preview']}>
      {link && <MadeLink link={link} />}
      <Button line small isBusy={isMaking} onClick={() => void make()}>
        {link ? words.renew : words.make}
      </Button>
      <p className="note">{isUnsaved ? words.asSaved : words.help}</p>
    </div>
  );
}

function MadeLink({ link }: { link: PreviewLink }) {
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const address = `${location.origin}${link.path}`;
  const copy = async () => {
    // Plain http has no clipboard: the selected address can be copied by hand.
    input.current?.select();
    await navigator.clipboard?.writeText(address);
    setCopied(Boolean(navigator.clipboard));
  };
  return (
    <div className={field['field']}>
      <label htmlFor={inputId}>{words.label}</label>
      <input ref={input} className={field['input']} id={inputId} readOnly value={address} />
      <div className={styles['actions']}>
        <Button small onClick={() => void copy()}>
          {words.copy}
        </Button>
        <GoLink href={link.path} target="_blank">
          {words.open}
          <span className="vh"> ({site.a11y.newTab})</span>
        </GoLink>
      </div>
      <output className="note">{isCopied && words.copied}</output>
      <p className="note">{words.until(formatStudioTime(link.expires_at))}</p>
    </div>
  );
}
