import { createContext, useContext } from 'react';

const PortalHost = createContext<HTMLElement | null>(null);

/** Gives the element that sheets of one view are put into, so that a hidden view hides them too. */
export const PortalHostProvider = PortalHost.Provider;

/** Where a sheet goes: the view's own place, else the body. */
export const usePortalHost = (): HTMLElement => useContext(PortalHost) ?? document.body;
