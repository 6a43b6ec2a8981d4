import { useT } from '@app/client/i18n';
import { confirm } from '../../ui/confirm-store.ts';
import { toast } from '../../ui/toast-store.ts';
import type { CartActions } from './use-cart.ts';

/** The questions before something is removed. */
export function useRemoval(cart: Pick<CartActions, 'remove' | 'clear'>) {
  const t = useT();
  const removeNow = async (ids: string[]) => {
    if (await cart.remove(ids)) toast(t('cart.removed'), 'success');
  };
  return {
    removeNow,
    removeAsked: async (ids: string[]): Promise<boolean> => {
      const title = t('cart.remove_title', { count: ids.length });
      const yes = await confirm({ title, danger: true, confirmLabel: t('common.remove') });
      if (yes) void removeNow(ids);
      return yes;
    },
    clearAsked: async (): Promise<boolean> => {
      const question = { title: t('cart.clear_title'), text: t('cart.clear_text'), confirmLabel: t('cart.clear') };
      return (await confirm({ ...question, danger: true })) && cart.clear();
    },
  };
}
