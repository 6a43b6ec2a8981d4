import { createContext } from 'react';

/** What the shell adds at the end of a view's bar on top, after the screen's own actions. */
export const NavBarEnd = createContext<React.ReactNode>(null);
