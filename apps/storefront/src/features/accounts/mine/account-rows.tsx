import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { tagOf } from '@app/contract/core/locale';
import {
  IconBell,
  IconCurrencyDollar,
  IconHeadset,
  IconLanguage,
  IconLogout,
  IconMapPin,
  IconPhotoHeart,
  IconRulerMeasure,
  IconUsers,
} from '@tabler/icons-react';
import { useOpenChat } from '../../../shell/chat.ts';
import { hrefTo } from '../../../shell/navigation.ts';
import { useShop } from '../../../shell/shop.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { useSignOut } from '../../../widgets/use-sign-out.ts';

/** What can be set up: addresses, measurements, language, currency, the invite code to pass on, and signing out. */
export function AccountRows() {
  const t = useT();
  const { locale, currency } = usePreferences();
  const languages = useShop((state) => state.shop?.languages);
  const gift = useShop((state) => state.shop?.config.sign_up_points ?? 0);
  const { signOut, leaving } = useSignOut();
  const openChat = useOpenChat();
  const named = languages?.find((one) => one.code === locale)?.title;
  const language = named ?? new Intl.DisplayNames(tagOf(locale), { type: 'language' }).of(tagOf(locale));
  return (
    <>
      <Card flush>
        <ListRow icon={<Icon as={IconPhotoHeart} />} title={t('show.title')} href={hrefTo('buyersShow')} />
        <ListRow icon={<Icon as={IconBell} />} title={t('price_alert.title')} href={hrefTo('priceAlerts')} />
        <ListRow icon={<Icon as={IconMapPin} />} title={t('address.title')} href={hrefTo('addresses')} />
        <ListRow icon={<Icon as={IconRulerMeasure} />} title={t('interests.size_title')} href={hrefTo('size')} />
        <ListRow
          icon={<Icon as={IconLanguage} />}
          title={t('i18n.language')}
          value={language}
          href={hrefTo('language')}
        />
        <ListRow
          icon={<Icon as={IconCurrencyDollar} />}
          title={t('i18n.currency')}
          value={currency}
          href={hrefTo('currency')}
        />
        <ListRow
          icon={<Icon as={IconUsers} />}
          title={t('invite.title')}
          value={gift > 0 ? <span className="accent semi">{t('invite.gives', { count: gift })}</span> : undefined}
          href={hrefTo('invite')}
        />
        <ListRow icon={<Icon as={IconHeadset} />} title={t('chat.open')} onPress={openChat} />
      </Card>
      <Card flush>
        <ListRow
          icon={<Icon as={IconLogout} />}
          title={t('account.sign_out')}
          chevron={false}
          onPress={signOut}
          disabled={leaving}
        />
      </Card>
    </>
  );
}
