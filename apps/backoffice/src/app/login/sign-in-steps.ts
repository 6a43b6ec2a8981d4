import type { ComponentType, ReactNode } from 'react';
import { isRefusal } from '../../api/failure';

/** What stands around a step of the sign-in: its own screen, or a dialog over another one. */
export type Frame = ComponentType<{ title: string; text: string; children: ReactNode }>;

/** What the first step returned for the second, and whose it was. */
export type Challenge = { readonly challenge: string; readonly username: string };

/** What the second step is taken with, where the server wants one after a passkey or a provider, and whose it was. */
export function challengeOf(error: unknown): Challenge | null {
  if (!isRefusal(error, 'staff.code_needed')) return null;
  const { challenge, username } = error.data;
  return typeof challenge === 'string' && typeof username === 'string' ? { challenge, username } : null;
}
