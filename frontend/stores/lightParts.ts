const parts: (() => Promise<void>)[] = [];

/** @param load is run before a light page begins to answer */
export const addLightPart = (load: () => Promise<void>): void => void parts.push(load);

export const loadLightParts = (): Promise<unknown> => Promise.all(parts.map((load) => load()));
