import { Reflector } from '@nestjs/core';

/** Marks the one admin route that must work without being signed in. */
export const Public = Reflector.createDecorator<void, true>({ transform: () => true });
