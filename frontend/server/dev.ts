import { env } from 'node:process';

// Before anything else is loaded: React and Vike choose their build by it.
env['NODE_ENV'] = 'development';
const { serve } = await import('./serve.ts');
await serve('development');
