/** What staff wrote, as JSON: the fields of a post or project by their names on the wire, or the value of a section. */
export interface VersionContent {
  [field: string]: unknown;
}
