export const isHydrated = (): boolean => 'hydrated' in document.documentElement.dataset;
