import { Reflector } from '@nestjs/core';

/** Marks an admin route that must work without being signed in. */
export const Public = Reflector.createDecorator<void, true>({ transform: () => true });
