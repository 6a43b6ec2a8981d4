import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { HashRouter, useLocation, useNavigate } from 'react-router';
import { useQuestion } from '../ui/confirm-store.ts';
import { Toaster } from '../ui/toast.tsx';
import { afterLoad } from './after-load.ts';
import { ChatLater } from './chat-later.tsx';
import { lendNavigation } from './connect.ts';
import { followLinks } from './follow-links.ts';
import { LoadingOverlay } from './loading-overlay.tsx';
import { NewVersionLater } from './new-version-later.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PopupNoticeSlot } from './popup-notice-slot.tsx';
import { queries } from './queries.ts';
import { StartUp } from './start-up.tsx';
import { ViewStack } from './view-stack.tsx';
import { VisitLater } from './visit-later.tsx';

const loadConfirmDialog = () => import('../ui/confirm-dialog.tsx');
const ConfirmDialog = lazy(loadConfirmDialog);
/** When the dialog is fetched, in milliseconds: signing out asks by it, also without a connection. */
const DIALOG_AFTER_MS = 5_000;

/** The storefront: router, reads, views, and the layers that lie over every screen. */
export function App() {
  return (
    <QueryClientProvider client={queries}>
      <HashRouter>
        <NavigationLender />
        <StartUp />
        <OfflineBanner />
        <ViewStack />
        <ChatLater />
        <VisitLater />
        <Questions />
        <PopupNoticeSlot />
        <NewVersionLater />
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

/** Answers a question with no once the page that it was asked on is left, as by a link or an address. */
function useLeftQuestions(): void {
  const { pathname, search } = useLocation();
  const page = `${pathname} ${new URLSearchParams(search).get('id') ?? ''}`;
  const asked = useRef(page);
  useEffect(() => {
    if (asked.current === page) return;
    asked.current = page;
    useQuestion.getState().asked?.answer(false);
  }, [page]);
}

/** The dialog of `confirm`. */
function Questions() {
  const asked = useQuestion((state) => state.asked !== null);
  useLeftQuestions();
  useEffect(() => afterLoad(DIALOG_AFTER_MS, () => void loadConfirmDialog().catch(() => undefined)), []);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog />
    </Suspense>
  );
}
