import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, act } from 'react';
import { type Root, createRoot } from 'react-dom/client';

/** A part of the admin, with nothing loaded yet. */
export function renderAdmin(part: ReactNode, place = document.createElement('div')): Root {
  const root = createRoot(place);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  act(() => root.render(<QueryClientProvider client={client}>{part}</QueryClientProvider>));
  return root;
}
