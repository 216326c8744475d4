/** A file that was chosen and has not reached the server. */
export interface UnsentFile {
  id: string;
  /** What asked for it, such as a text, a project's pictures, or the floor plan. */
  place: string;
  file: File;
}
