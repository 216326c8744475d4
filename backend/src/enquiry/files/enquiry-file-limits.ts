import { studio } from '../../studio/studio.js';

const { maxEnquiryFiles: files, maxEnquiryFileMegabytes: megabytes } = studio.limits;

/** What one enquiry can carry beside its words. */
export const enquiryFileLimits = { files, megabytes, fileBytes: megabytes * 1024 * 1024 } as const;
