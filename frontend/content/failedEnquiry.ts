import words from './failed-enquiry.json' with { type: 'json' };
import type { FailedEnquiry } from './schemas/failed-enquiry.ts';

export const failedEnquiry: FailedEnquiry = words;
