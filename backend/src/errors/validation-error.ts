import { UnprocessableEntityException } from '@nestjs/common';

export type FieldMessages = Record<string, string>;

/** Answered as 422 `{message, messages}`. */
export class ValidationError extends UnprocessableEntityException {
  constructor(readonly messages: FieldMessages) {
    super({ message: Object.values(messages).join(' '), messages });
  }
}

export function fieldMessage(field: string, message: string): { message: string; messages: FieldMessages } {
  return { message, messages: { [field]: message } };
}
