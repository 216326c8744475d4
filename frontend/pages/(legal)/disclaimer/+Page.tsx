import { LegalText } from '../../../layout/LegalText.tsx';
import { legal } from '../../../content/legal.ts';

export function Page() {
  return <LegalText {...legal.disclaimer} />;
}
