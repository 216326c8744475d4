import type { MigrationInterface } from 'typeorm';

/** Every migration in the order of its time stamp, listed by class: globs do not survive a build. */
export const migrations: (new () => MigrationInterface)[] = [];
