import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { HashRouter, useNavigate } from 'react-router';
import { useQuestion } from '../ui/confirm-store.ts';
import { Toaster } from '../ui/toast.tsx';
import { lendNavigation } from './connect.ts';
import { followLinks } from './follow-links.ts';
import { LoadingOverlay } from './loading-overlay.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { StartUp } from './start-up.tsx';
import { ViewStack } from './view-stack.tsx';

const ConfirmDialog = lazy(() => import('../ui/confirm-dialog.tsx'));

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // One more try for a broken line only: a refusal would be the same again.
      retry: (count, error) => count < 1 && (error as { kind?: string }).kind === 'network',
      refetchOnWindowFocus: false,
      networkMode: 'always',
      gcTime: 10 * 60_000,
    },
    mutations: { networkMode: 'always' },
  },
});

/** The storefront: router, reads, views, and the layers that lie over every screen. */
export function App() {
  return (
    <QueryClientProvider client={queries}>
      <HashRouter>
        <NavigationLender />
        <StartUp />
        <OfflineBanner />
        <ViewStack />
        <Questions />
        <LoadingOverlay />
        <Toaster />
      </HashRouter>
    </QueryClientProvider>
  );
}

function NavigationLender() {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    lendNavigation(navigate);
    return followLinks(document, navigate);
  }, [navigate]);
  return null;
}

/** The dialog of `confirm`, loaded with the first question. */
function Questions() {
  const asked = useQuestion((state) => state.asked !== null);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog />
    </Suspense>
  );
}
