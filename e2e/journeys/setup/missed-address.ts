/** Missed today, above those that other tests miss; with the address. */
export const MISSED = `WITH missed AS (INSERT INTO missed_address (path, came_from) VALUES ($1, 'www.google.co.in') RETURNING path)
  INSERT INTO missed_day (path, day, people) SELECT path, (now() AT TIME ZONE 'Asia/Kolkata')::date, 9000 FROM missed`;
