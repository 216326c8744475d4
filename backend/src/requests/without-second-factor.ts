import { Reflector } from '@nestjs/core';

/** Open also to staff whose days for setting a second factor up are over. */
export const WithoutSecondFactor = Reflector.createDecorator<void, true>({ transform: () => true });
