import type { EntityTarget, ObjectLiteral } from 'typeorm';

/** Every entity, listed by class: globs do not survive a build. */
export const entities: (Function & EntityTarget<ObjectLiteral>)[] = [];
