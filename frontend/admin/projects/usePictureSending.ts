import { uploadPlan } from '../../api/adminProjects.ts';
import { uploadPicture } from '../../api/adminUpload.ts';
import type { UnsentFile } from '../pictures/UnsentFile.ts';
import type { Arrival } from '../library/sending/transfers.ts';
import { useSending } from '../library/sending/useSending.ts';
import { widthProblem } from './widthProblem.ts';

export const PLAN = 'plan';
export const PICTURES = 'pictures';

interface SendingOptions {
  left: readonly UnsentFile[];
  /** @param src as on the wire */
  onIn: (place: string, src: string) => Arrival;
}

export function usePictureSending({ left, onIn }: SendingOptions) {
  return useSending({
    left,
    problemOf: async (place, file) => (place === PLAN ? undefined : widthProblem(file)),
    async put(place, file, upload) {
      const address = await (place === PLAN ? uploadPlan : uploadPicture)(file, upload);
      return address.replace(/^\/api\//, '');
    },
    onIn,
  });
}
