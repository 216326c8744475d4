import { create } from 'zustand';

/** Whether the browser is on its way to another page. Only the browser changes it: on the server it is shared. */
export const useNavigation = create<{ isUnderWay: boolean }>(() => ({ isUnderWay: false }));
