import type { MessageType } from '@app/contract/messaging/schemas';
import { IconBell, IconGift, IconHeadset, IconPackage, IconWallet } from '@tabler/icons-react';
import type { IconGlyph } from '../../ui/icon.tsx';

/** The glyph of what a message is about. */
export const messageIcon: Readonly<Record<MessageType, IconGlyph>> = {
  system: IconBell,
  order: IconPackage,
  wallet: IconWallet,
  promotion: IconGift,
  service: IconHeadset,
};
