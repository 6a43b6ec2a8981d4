import { useT } from '@app/client/i18n';
import { hrefTo, useGo } from '../shell/navigation.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState } from '../ui/states.tsx';

/** An address that no screen answers. */
export function NotFound() {
  const t = useT();
  const go = useGo();
  return (
    <Page title="" onBack={go.back}>
      <EmptyState
        art="/art/search.webp"
        title={t('shell.not_found_title')}
        text={t('shell.not_found_text')}
        action={<ButtonLink href={hrefTo('home')}>{t('shell.go_home')}</ButtonLink>}
      />
    </Page>
  );
}
