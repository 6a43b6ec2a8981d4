import { create } from 'zustand';

/** Lines in the cart, for the badge of the tab bar. From user info at start; cart screens set it from their answers. */
export const useCartCount = create<{ readonly count: number }>()(() => ({ count: 0 }));

export const setCartCount = (count: number): void => useCartCount.setState({ count });
