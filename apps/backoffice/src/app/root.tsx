import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import {
  createHashRouter,
  createRoutesFromElements,
  Navigate,
  Outlet,
  Route,
  RouterProvider,
  useLocation,
} from 'react-router';
import { readToken } from '../api/token';
import { type CameFrom, LOGIN_PATH, PASSWORD_PATH } from '../api/use-session-end';
import { BrokenScreen } from './broken-screen';
import { FirstScreen } from './first-screen';
import { FollowIdentity } from './follow-identity';
import { LoginScreen } from './login/login.screen';
import { Password } from './login/password.screen';
import { Look } from './look';
import { screens } from './screens';
import { Shell } from './shell/shell';
import { Waiting } from './waiting';

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });
// In `npm run dev`: another server answers.
import.meta.hot?.on('avela:server', () => void queries.invalidateQueries());

function Frame() {
  return (
    <QueryClientProvider client={queries}>
      <FollowIdentity />
      <Outlet />
    </QueryClientProvider>
  );
}

/** What only who is signed in may open; anybody else signs in first, and then is where they wanted to be. */
function SignedIn() {
  const { pathname, search } = useLocation();
  if (readToken()) return <Outlet />;
  const state: CameFrom = { from: pathname + search };
  return <Navigate to={LOGIN_PATH} state={state} replace />;
}

const router = createHashRouter(
  createRoutesFromElements(
    <Route element={<Frame />} errorElement={<BrokenScreen />}>
      <Route path={LOGIN_PATH} element={<LoginScreen />} />
      <Route element={<SignedIn />}>
        <Route path={PASSWORD_PATH} element={<Password />} />
        <Route element={<Shell />}>
          <Route errorElement={<BrokenScreen />}>
            <Route index element={<FirstScreen />} />
            {screens.map((screen) => (
              <Route
                key={screen.path}
                path={`${screen.path}/*`}
                element={
                  <Suspense fallback={<Waiting />}>
                    <screen.view />
                  </Suspense>
                }
              />
            ))}
            <Route path="*" element={<BrokenScreen missing />} />
          </Route>
        </Route>
      </Route>
    </Route>,
  ),
);

/** The whole app. */
export const Root = () => (
  <Look>
    <RouterProvider router={router} />
  </Look>
);
