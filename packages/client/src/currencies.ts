import type { Currency } from '@app/contract/currencies/schemas';
import { create } from 'zustand';

/** The shop's currencies by code, from the start-up call. Empty until it has answered. */
export const useCurrencies = create<{ readonly table: Readonly<Record<string, Currency>> }>()(() => ({ table: {} }));

/** Puts the start-up call's currencies in place. */
export const setCurrencies = (list: readonly Currency[]): void =>
  useCurrencies.setState({ table: Object.fromEntries(list.map((one) => [one.code, one])) });
