import { enquiryFiles } from './enquiryFiles.ts';

/** @param what is one: the name of a file, or "That" */
export const heicRefused = enquiryFiles.heic;

/** For staff, who will send more of them. */
export const heicPicture = `${heicRefused('That')} On an iPhone: Settings, Camera, Formats, Most Compatible.`;
