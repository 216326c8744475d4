import { UnprocessableEntityException } from '@nestjs/common';

/** What was wrong with each field: one sentence a field, for the person who filled it in. */
export type FieldMessages = Record<string, string>;

/** Answered as 422 `{message, messages}`. */
export class ValidationError extends UnprocessableEntityException {
  constructor(readonly messages: FieldMessages) {
    super({ message: Object.values(messages).join(' '), messages });
  }
}

/** The body of a refusal with another status that is about one field. */
export function fieldMessage(field: string, message: string): { message: string; messages: FieldMessages } {
  return { message, messages: { [field]: message } };
}
