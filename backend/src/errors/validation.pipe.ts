import { StandardSchemaValidationPipe } from '@nestjs/common';
import { type FieldMessages, ValidationError } from './validation-error.js';

export const validationPipe = new StandardSchemaValidationPipe({
  exceptionFactory: (issues) => {
    const messages: FieldMessages = {};
    for (const issue of issues) {
      const segment = issue.path?.[0];
      const field = String(typeof segment === 'object' ? segment.key : (segment ?? 'form'));
      messages[field] ??= issue.message;
    }
    return new ValidationError(messages);
  },
});
