import type { Cashier } from '@app/contract/payments/schemas';
import { IconPackages, IconShoppingBag, IconWallet } from '@tabler/icons-react';
import { hrefTo } from '../../shell/navigation.ts';
import type { IconGlyph } from '../../ui/icon.tsx';

type Kind = Cashier['payable']['kind'];

/** How each kind of payable is drawn, and where it is looked at. */
export const payableLooks: {
  readonly [K in Kind]: { readonly icon: IconGlyph; readonly wallet: boolean; readonly href: (id: string) => string };
} = {
  goods_order: { icon: IconShoppingBag, wallet: false, href: (id) => hrefTo('orderDetails', { id }) },
  order_group: { icon: IconPackages, wallet: false, href: (id) => hrefTo('orderGroup', { id }) },
  top_up: { icon: IconWallet, wallet: true, href: (id) => hrefTo('rechargeDetail', { id }) },
};
