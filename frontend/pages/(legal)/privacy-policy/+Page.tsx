import { useData } from 'vike-react/useData';
import { LegalText } from '../../../layout/LegalText.tsx';
import { legal } from '../../../content/legal.ts';
import type { Data } from './+data.ts';
import { CountingSection } from './CountingSection.tsx';

export function Page() {
  const { isCounting } = useData<Data>();
  return <LegalText {...legal.privacy}>{isCounting && <CountingSection />}</LegalText>;
}
