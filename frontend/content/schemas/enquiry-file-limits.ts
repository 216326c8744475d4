const MEGABYTE = 1024 * 1024;

/** What one enquiry can carry beside its words. */
export const enquiryFileLimits = { files: 5, megabytes: 10, fileBytes: 10 * MEGABYTE } as const;
