import limits from '../../studio/limits.json' with { type: 'json' };

const { maxEnquiryFiles: files, maxEnquiryFileMegabytes: megabytes } = limits;

/** What one enquiry can carry beside its words. */
export const enquiryFileLimits = { files, megabytes, fileBytes: megabytes * 1024 * 1024 } as const;
