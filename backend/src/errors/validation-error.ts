import { UnprocessableEntityException } from '@nestjs/common';

/** One sentence for each field. */
export type FieldMessages = Record<string, string>;

/** Answered as 422 `{message, messages}`. */
export class ValidationError extends UnprocessableEntityException {
  constructor(readonly messages: FieldMessages) {
    super({ message: Object.values(messages).join(' '), messages });
  }
}

/** For a refusal with another status. */
export function fieldMessage(field: string, message: string): { message: string; messages: FieldMessages } {
  return { message, messages: { [field]: message } };
}
