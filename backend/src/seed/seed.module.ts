import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.js';
import { DemoSeed } from './demo-seed.js';

@Module({ imports: [BlogModule], providers: [DemoSeed] })
export class SeedModule {}
