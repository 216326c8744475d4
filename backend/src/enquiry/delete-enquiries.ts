import type { EntityManager } from 'typeorm';

export interface DeletedEnquiry {
  id: string;
  email: string;
  phone_e164: string;
}

/** What waits under these keys would only find that its enquiry is gone. */
const REMOVE_JOBS = `
  SELECT graphile_worker.remove_job(mail || id)
  FROM unnest($1::text[]) id, unnest(ARRAY['studio-mail:', 'acknowledgement:']) mail`;

/** Removes enquiries with their notes and the mails that still wait. @param which their SQL condition */
export async function deleteEnquiries(
  manager: EntityManager,
  which: string,
  values: unknown[],
): Promise<DeletedEnquiry[]> {
  const [deleted] = await manager.query<[DeletedEnquiry[], number]>(
    `DELETE FROM enquiry WHERE ${which} RETURNING id, lower(email) AS email, phone_e164`,
    values,
  );
  await manager.query(REMOVE_JOBS, [deleted.map(({ id }) => id)]);
  return deleted;
}
