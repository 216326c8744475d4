/** What other modules read of accounts, to be joined in their SQL as `account`. */
export const ACCOUNTS = `(
  SELECT id, email, coalesce(nullif(name, ''), email) AS name, blocked_at IS NOT NULL AS is_blocked FROM admin
) account`;
