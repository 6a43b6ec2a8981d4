import type { Channel } from '@app/contract/payments/schemas';
import { IconBuildingBank, IconCreditCard, IconQrcode, IconTestPipe, IconWallet } from '@tabler/icons-react';
import type { IconGlyph } from '../ui/icon.tsx';

/** The glyph of each kind of payment channel. */
export const channelGlyph: Record<Channel['kind'], IconGlyph> = {
  balance: IconWallet,
  offline: IconBuildingBank,
  crypto: IconQrcode,
  card: IconCreditCard,
  sandbox: IconTestPipe,
};
