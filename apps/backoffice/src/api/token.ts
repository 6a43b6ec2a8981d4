const KEY = 'avela.staff.token';

/** The staff token on this device, or null when nobody is signed in. */
export const readToken = (): string | null => localStorage.getItem(KEY);

/** Keeps the token of a sign-in. */
export const keepToken = (token: string): void => localStorage.setItem(KEY, token);

/** Forgets the token: signed out, or ended by the server. */
export const dropToken = (): void => localStorage.removeItem(KEY);
