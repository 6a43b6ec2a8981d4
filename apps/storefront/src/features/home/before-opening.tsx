import { useT } from '@app/client/i18n';
import { useOpenChat } from '../../shell/chat.ts';
import { hrefTo } from '../../shell/navigation.ts';
import { useSignedIn } from '../../shell/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** The home of a shop that has nothing yet: what is coming, and what one can do meanwhile. */
export function BeforeOpening() {
  const t = useT();
  const member = useSignedIn();
  const openChat = useOpenChat();
  return (
    <EmptyState
      art="/art/bags.webp"
      title={t('content.opening_title')}
      text={t(member ? 'content.opening_member' : 'content.opening_text')}
      action={
        member ? (
          <Button onClick={openChat}>{t('content.opening_ask')}</Button>
        ) : (
          <ButtonLink href={hrefTo('register')}>{t('account.create_account')}</ButtonLink>
        )
      }
    />
  );
}
