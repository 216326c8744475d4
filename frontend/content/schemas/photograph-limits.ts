/** Pixels of the longer side of a visitor's photograph, so that the numbers in a plan can be read. */
export const maxPhotographSide = 2560;
