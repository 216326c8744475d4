import type { Config } from 'vike/types';

export default {
  clientRouting: false,
  stream: false,
} satisfies Config;
