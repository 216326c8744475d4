import { Module } from '@nestjs/common';
import { RestoreProofAdminController } from './restore-proof-admin.controller.js';
import { RestoreProofStatus } from './restore-proof-status.js';

@Module({
  controllers: [RestoreProofAdminController],
  providers: [RestoreProofStatus],
  exports: [RestoreProofStatus],
})
export class RestoreProofModule {}
