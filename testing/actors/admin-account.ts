/** The account that the start makes, unless the site was started by somebody else. */
export const adminAccount = {
  email: process.env['STACK_ADMIN_EMAIL'] ?? 'meera@example.com',
  password: process.env['STACK_ADMIN_PASSWORD'] ?? 'walnut and green marble',
};

export const STUDIO = 'studio@example.com';
