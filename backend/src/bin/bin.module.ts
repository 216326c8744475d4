import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { VersionsModule } from '../versions/versions.module.js';
import { BinMoves } from './bin-moves.js';

@Module({
  imports: [AuditModule, PicturesModule, VersionsModule],
  providers: [BinMoves],
  exports: [BinMoves],
})
export class BinModule {}
