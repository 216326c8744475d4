import { table } from './table.ts';

export const editor = {
  toolbar: 'Formatting',
  style: 'Paragraph style',
  styles: ['Normal', 'Heading 1', 'Heading 2', 'Heading 3'],
  undo: 'Undo the last change',
  redo: 'Redo the last change',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strike: 'Strike',
  ordered: 'Ordered list',
  bullet: 'Bullet list',
  link: 'Insert link',
  image: 'Insert image',
  quotation: 'Quotation',
  source: 'Source of the quotation',
  library: 'Picture from the library',
  pastedPicture: 'Pasted picture',
  clean: 'Clear formatting',
  length: (count: number, minutes: number) =>
    `${count} ${count === 1 ? 'word' : 'words'}, about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  pictures: 'Pictures in the text',
  undescribed: 'Picture without a description',
  describe: (number: number) => `Describe picture ${number} for people who cannot see it`,
  picture: (number: number) => `Picture ${number}`,
  caption: (number: number) => `Caption below picture ${number}`,
  decorative: 'Decorative: it shows nothing that the text does not say.',
  beside: 'Beside the picture before it',
  table,
  linkKinds: 'Links: http, https, mailto and tel',
  uploading: (number: number, total: number) =>
    total > 1 ? `Uploading picture ${Math.max(number, 1)} of ${total}...` : 'Uploading the picture...',
  uploadOf: (name: string, number: number, total: number) =>
    total > 1 ? `${number} of ${total}: ${name}` : name,
  uploadFailed: 'The picture could not be uploaded. Please try again.',
  picturesLeft: (count: number) =>
    count === 1
      ? 'A picture could not be taken along. Please insert it as a file.'
      : `${count} pictures could not be taken along. Please insert them as files.`,
  unsent: (names: string[]) =>
    names.length === 1
      ? `${names.join()} is not sent yet. What you save is without it until then.`
      : `${names.join(', ')} are not sent yet. What you save is without them until then.`,
  sendAgain: 'Send again',
  linkTitle: 'Link',
  linkAddress: 'Address',
  linkHelp: 'A page of this site, such as /services, or a web, email or telephone address.',
  linkWrong: 'Please give a page of this site, such as /services, or a web, email or telephone address.',
  linkSave: 'Set link',
  linkRemove: 'Remove link',
  cancel: 'Cancel',
};
