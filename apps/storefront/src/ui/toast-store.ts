import { pageLimits } from '@app/contract/core/page-limits';
import { create } from 'zustand';

export type ToastKind = 'plain' | 'success' | 'warning';
export type ToastState = { readonly message: string | null; readonly kind: ToastKind; readonly serial: number };

/** What the toast shows now. One at a time: a new one takes the old one's place. */
export const useToast = create<ToastState>()(() => ({ message: null, kind: 'plain', serial: 0 }));

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a short notice for two seconds. */
export function toast(message: string, kind: ToastKind = 'plain'): void {
  clearTimeout(timer);
  useToast.setState(({ serial }) => ({ message, kind, serial: serial + 1 }));
  timer = setTimeout(() => useToast.setState({ message: null }), pageLimits.toastMs);
}
