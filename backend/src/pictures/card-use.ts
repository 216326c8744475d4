/** Provided by each feature whose pages name social cards; a card that no page names is not made for strangers. */
export abstract class CardUse {
  /** @param file such as `<name>-social-50-30.jpg` */
  abstract names(file: string): Promise<boolean>;
}
