import type { ComponentType, ReactNode } from 'react';

/** What stands around a step of the sign-in: its own screen, or a dialog over another one. */
export type Frame = ComponentType<{ title: string; text: string; children: ReactNode }>;

/** What the first step returned for the second, and whose it was. */
export type Challenge = { readonly challenge: string; readonly username: string };
