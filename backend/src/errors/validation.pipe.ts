import { StandardSchemaValidationPipe } from '@nestjs/common';
import { type FieldMessages, ValidationError } from './validation-error.js';

/** Fields of fields are named by their path: `content.pictures.0.alt`. */
export const validationPipe = new StandardSchemaValidationPipe({
  exceptionFactory: (issues) => {
    const messages: FieldMessages = {};
    for (const { path = [], message } of issues) {
      const keys = path.map((segment) => String(typeof segment === 'object' ? segment.key : segment));
      messages[keys.join('.') || 'form'] ??= message;
    }
    return new ValidationError(messages);
  },
});
