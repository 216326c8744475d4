import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { EditConflicts } from './edit-conflicts.js';
import { PreviewTokens } from './preview-tokens.js';

@Module({
  imports: [AuthModule],
  providers: [EditConflicts, PreviewTokens],
  exports: [EditConflicts, PreviewTokens],
})
export class PublicationModule {}
