/** A feature whose pages name social cards provides one; a card that nobody names is not made for strangers. */
export abstract class CardUse {
  /** @param file such as `<name>-social-50-30.jpg` */
  abstract names(file: string): Promise<boolean>;
}
