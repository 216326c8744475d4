/** @param what is one: the name of a file, or "That" */
export const heicRefused = (what: string) =>
  `${what} is a HEIC photograph, which cannot be read here. Please choose it as a JPEG.`;

/** For staff, who will send more of them. */
export const heicPicture = `${heicRefused('That')} On an iPhone: Settings, Camera, Formats, Most Compatible.`;
