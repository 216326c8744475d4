import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { addPicture } from '../../api/adminPictures.ts';
import type { LibraryPicture } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { loadAgain } from '../session/loadAgain.ts';
import { pictureLabel } from './pictureLabel.ts';
import { useSending } from './sending/useSending.ts';
import { PICTURES_KEY } from './useLibrary.ts';

/** Sends files into the library. @param onIn called for each that was not there before */
export function useLibrarySending(onIn?: (picture: LibraryPicture) => void) {
  const client = useQueryClient();
  const [known, setKnown] = useState<readonly LibraryPicture[]>([]);
  const sending = useSending({
    put: (_place, file, upload) => addPicture(file, upload),
    onIn(_place, { data, is_known: isKnown }) {
      void loadAgain(client, [PICTURES_KEY, 'list']);
      if (!isKnown) {
        if (onIn) onIn(data);
        else toast.success(admin.library.arrived(pictureLabel(data)), { id: 'arrived' });
        return {};
      }
      setKnown((before) => [...before, data]);
      return { key: `${data.id}`, known: admin.projects.sending.known(pictureLabel(data)) };
    },
  });
  /** One that was there before. */
  const knownOf = (key: string) => known.find(({ id }) => `${id}` === key);
  return { sending, knownOf };
}
