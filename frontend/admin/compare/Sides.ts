/** Of two who have changed the same thing. */
export interface Sides<Draft, Theirs extends { draft: Draft }> {
  theirs: Theirs;
  /** What the form here began with; undefined where it is kept no longer. */
  base: Draft | undefined;
}
