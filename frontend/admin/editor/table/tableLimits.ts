/** The backend refuses more. */
export const tableLimits = { columns: 12, rows: 100 };
