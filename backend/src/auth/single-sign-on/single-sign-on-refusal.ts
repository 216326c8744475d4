import type { Admin } from '../admin.entity.js';
import type { SingleSignOnFailure } from './single-sign-on.schema.js';

interface RefusalDetails extends ErrorOptions {
  admin?: Admin;
}

export class SingleSignOnRefusal extends Error {
  readonly admin: Admin | undefined;

  constructor(
    readonly reason: SingleSignOnFailure,
    { admin, ...options }: RefusalDetails = {},
  ) {
    super(`Single sign-on was refused: ${reason}.`, options);
    this.admin = admin;
  }
}
