import { create } from 'zustand';

/** Changed in the browser only: the server shares it. */
export const useNavigation = create<{ isUnderWay: boolean }>(() => ({ isUnderWay: false }));
