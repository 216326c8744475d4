import type Quill from 'quill';
import { TableCell } from 'quill/formats/table';
import { TableCaption } from '../blots/CaptionedTable.ts';

export type Line = ReturnType<Quill['getLine']>[0];

export function isInTable(line: Line): line is TableCell | TableCaption {
  return line instanceof TableCell || line instanceof TableCaption;
}
