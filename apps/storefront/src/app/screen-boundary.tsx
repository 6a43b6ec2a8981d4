import { useT } from '@app/client/i18n';
import { type RouteName, type RouteRule, routes } from '@app/contract/core/routes';
import { IconRefresh } from '@tabler/icons-react';
import { Component, type ReactNode, useEffect } from 'react';
import { useGo } from '../shell/navigation.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState, TROUBLE_ART } from '../ui/states.tsx';
import { isChunkFailure } from './chunk-failure.ts';
import { forgetScreen } from './screens.ts';

type BoundaryProps = { readonly name?: RouteName; readonly children: ReactNode };

/**
 * Catches what a screen throws and draws the error frame in its place; the rest of the shell lives on. A class because
 * React has no other way to catch.
 */
export class ScreenBoundary extends Component<BoundaryProps, { failure: unknown }> {
  override state: { failure: unknown } = { failure: null };

  static getDerivedStateFromError(failure: unknown): { failure: unknown } {
    return { failure: failure ?? new Error('unknown') };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    const chunk = isChunkFailure(failure);
    const retry = () => {
      if (chunk) window.location.reload();
      else {
        if (this.props.name) forgetScreen(this.props.name);
        this.setState({ failure: null });
      }
    };
    const { name } = this.props;
    const rule: RouteRule | undefined = name && routes[name];
    return <ScreenFailure chunk={chunk} root={rule?.showTabbar === true} onRetry={retry} />;
  }
}

/**
 * The error frame, with a way back; a root has the tab bar instead. A part that was missed offline is fetched as soon as
 * there is a connection again.
 */
function ScreenFailure(props: { readonly chunk: boolean; readonly root: boolean; readonly onRetry: () => void }) {
  const { chunk, root, onRetry } = props;
  const t = useT();
  const go = useGo();
  const offline = chunk && !navigator.onLine;
  useEffect(() => {
    if (!offline) return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [offline, onRetry]);
  const title = offline ? 'shell.offline_title' : chunk ? 'shell.chunk_title' : 'shell.error_title';
  const text = offline ? 'shell.offline_text' : chunk ? 'shell.chunk_text' : 'shell.error_text';
  return (
    <Page title="" onBack={root ? undefined : go.back} aboveTabs={root}>
      <div role="alert">
        <EmptyState
          tone="trouble"
          art={TROUBLE_ART}
          title={t(title)}
          text={t(text)}
          action={
            <Button icon={IconRefresh} onClick={onRetry}>
              {t(chunk ? 'common.reload' : 'common.try_again')}
            </Button>
          }
        />
      </div>
    </Page>
  );
}
