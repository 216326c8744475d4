import { NotFoundException, ParseUUIDPipe } from '@nestjs/common';

export const editorIdPipe = new ParseUUIDPipe({
  exceptionFactory: () => new NotFoundException(),
});
