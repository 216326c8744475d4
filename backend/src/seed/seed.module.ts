import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { DemoSeed } from './demo-seed.js';
import { DemoSeedRepository } from './demo-seed.repository.js';

@Module({ imports: [BlogModule, PicturesModule], providers: [DemoSeed, DemoSeedRepository] })
export class SeedModule {}
