import { useT } from '@app/client/i18n';
import { IconCopy, IconShare3 } from '@tabler/icons-react';
import { hrefTo, useGo, useScreenParams, useSetScreenParams } from '../../shell/navigation.ts';
import { useUser } from '../../shell/session.ts';
import { useShop } from '../../shell/shop.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Page } from '../../ui/page.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Segmented } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './levels.module.css';
import { Rebates } from './rebates.tsx';
import { Subordinates } from './subordinates.tsx';

const TABS = ['people', 'rebates'] as const;

function InviteCode({ code }: { readonly code: string }) {
  const t = useT();
  const gift = useShop((state) => state.shop?.config.sign_up_points ?? 0);
  const link = `${window.location.origin}/${hrefTo('register', { invite: code })}`;
  const copy = async () => {
    const done = await copyText(link);
    toast(t(done ? 'common.copied' : 'common.copy_failed'), done ? 'success' : 'warning');
  };
  const share = () => {
    // A person who closes the system's sheet has not met an error.
    navigator.share({ url: link }).catch(() => undefined);
  };
  return (
    <Card>
      <div className={styles.code}>
        {gift > 0 ? <p className="sub t2">{t('invite.text', { count: gift })}</p> : null}
        <QrCode text={link} label={t('invite.qr', { code })} />
        <p className="cap t3">{t('invite.code')}</p>
        <p className={styles.codeText}>
          {code}
          <CopyButton text={code} label={t('account.copy_invite')} />
        </p>
        {'share' in navigator ? (
          <Button block icon={IconShare3} onClick={share}>
            {t('invite.share')}
          </Button>
        ) : (
          <Button block icon={IconCopy} onClick={() => void copy()}>
            {t('invite.copy')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** The invite code to pass on, who came by it, and an agent's rebates. The tab is in the address. */
export default function InviteScreen() {
  const t = useT();
  const go = useGo();
  const user = useUser();
  const setParams = useSetScreenParams();
  const { tab: asked } = useScreenParams<'tab'>();
  const tab = TABS.find((one) => one === asked) ?? 'people';
  return (
    <Page title={t('invite.title')} onBack={go.back}>
      {user ? <InviteCode code={user.inviteCode} /> : null}
      <div className={styles.tabs}>
        <Segmented
          label={t('invite.title')}
          choices={TABS.map((value) => ({ value, label: t(`invite.tab.${value}`) }))}
          value={tab}
          onChange={(value) => setParams({ tab: value === 'people' ? undefined : value })}
        />
      </div>
      {tab === 'people' ? <Subordinates /> : <Rebates />}
    </Page>
  );
}
