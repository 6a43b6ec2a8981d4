import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { tagOf } from '@app/contract/core/locale';
import { zoneText } from '@app/contract/core/time-words';
import {
  IconClock,
  IconCurrencyDollar,
  IconHeart,
  IconLanguage,
  IconLogout,
  IconMapPin,
  IconMoodSmile,
  IconRuler2,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react';
import { version } from '../../../package.json';
import { hrefTo, useGo } from '../../shell/navigation.ts';
import { useShop } from '../../shell/shop.ts';
import { shopNow, useTimeReader } from '../../shell/time-zone.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { Page } from '../../ui/page.tsx';
import { AnalyticsRow } from '../../widgets/analytics-row.tsx';
import { useSignOut } from '../../widgets/use-sign-out.ts';
import { CacheRow } from './cache-row.tsx';
import { InstallRow } from './install-row.tsx';

/** Everything that can be set up, from the account down to this device, and the ways to the shop's own pages. */
export default function SettingScreen() {
  const t = useT();
  const go = useGo();
  const { locale, currency } = usePreferences();
  const reader = useTimeReader();
  const languages = useShop((state) => state.shop?.languages);
  const { signOut, leaving } = useSignOut(() => go.replace('mine'));
  const named = languages?.find((one) => one.code === locale)?.title;
  const language = named ?? new Intl.DisplayNames(tagOf(locale), { type: 'language' }).of(tagOf(locale));
  return (
    <Page title={t('settings.title')} onBack={go.back}>
      <Card flush>
        <ListRow icon={<Icon as={IconUser} />} title={t('settings.profile')} href={hrefTo('editProfile')} />
        <ListRow icon={<Icon as={IconShieldLock} />} title={t('settings.account')} href={hrefTo('account')} />
        <ListRow icon={<Icon as={IconMapPin} />} title={t('address.title')} href={hrefTo('addresses')} />
      </Card>
      <Card flush>
        <ListRow icon={<Icon as={IconHeart} />} title={t('interests.preference_title')} href={hrefTo('preference')} />
        <ListRow icon={<Icon as={IconMoodSmile} />} title={t('interests.hobby_title')} href={hrefTo('hobby')} />
        <ListRow icon={<Icon as={IconRuler2} />} title={t('interests.size_title')} href={hrefTo('size')} />
      </Card>
      <Card flush>
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
          icon={<Icon as={IconClock} />}
          title={t('settings.time_zone')}
          value={zoneText(reader, shopNow())}
          href={hrefTo('timeZone')}
        />
        <CacheRow />
      </Card>
      <AnalyticsRow />
      <InstallRow />
      <Card flush>
        <ListRow title={t('content.page_about')} href={hrefTo('about')} />
        <ListRow title={t('content.page_condition')} href={hrefTo('condition')} />
        <ListRow title={t('content.page_privacy')} href={hrefTo('privacy')} />
        <ListRow title={t('content.page_returnpolicy')} href={hrefTo('returnPolicy')} />
        <ListRow title={t('settings.version')} value={version} />
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
    </Page>
  );
}
