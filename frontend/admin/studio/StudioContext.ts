import { createContext, useContext } from 'react';
import type { EditableSection } from '../../api/adminContent.ts';
import type { SaveSection } from './useSections.ts';

interface Studio {
  sections: readonly EditableSection[];
  save: SaveSection;
}

export const StudioContext = createContext<Studio | null>(null);

export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('There is no studio around this list.');
  return studio;
}
