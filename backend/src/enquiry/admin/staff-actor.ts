import type { Actor } from '../../audit/audit-log.js';

export type StaffActor = Actor & { email: string };
