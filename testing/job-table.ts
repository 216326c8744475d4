/** Where graphile-worker keeps its jobs: its public view neither shows their payloads nor lets them be changed. */
export const jobTable = 'graphile_worker._private_jobs';
