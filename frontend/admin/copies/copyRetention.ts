import retention from '../../../studio/retention.json' with { type: 'json' };

/** How long what staff have not saved yet stays on a device. */
export const copyRetention = Number.parseInt(retention.staffDrafts) * 24 * 60 * 60 * 1000;
