import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { Admin } from '../auth/admin.entity.js';
import { Session } from '../auth/session.entity.js';
import { BlogPost } from '../blog/blog-post.entity.js';
import { Enquiry } from '../enquiry/enquiry.entity.js';

/** Every entity, listed by class: globs do not survive a build. */
export const entities: (Function & EntityTarget<ObjectLiteral>)[] = [Admin, Session, Enquiry, BlogPost];
