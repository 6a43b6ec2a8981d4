import { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { CoreAdminContext, type I18nProvider } from 'ra-core';
import { Suspense } from 'react';
import { createHashRouter, createRoutesFromElements, Outlet, Route, RouterProvider } from 'react-router';
import { authProvider, PASSWORD_PATH } from '../api/auth-provider';
import { dataProvider } from '../api/data-provider';
import { deviceStore } from '../api/device-store';
import { currentLocale } from '../text/locale';
import { BrokenScreen } from './broken-screen';
import { FirstScreen } from './first-screen';
import { FollowIdentity } from './follow-identity';
import { Login } from './login/login.screen';
import { Password } from './login/password.screen';
import { Look } from './look';
import { screens } from './screens';
import { Shell } from './shell/shell';
import { Waiting } from './waiting';

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });
// In `npm run dev`: another server answers.
import.meta.hot?.on('avela:server', () => void queries.invalidateQueries());

/** ra-core's view of the dictionary; the screens use the typed one. Switching happens in the header. */
const i18nProvider: I18nProvider = {
  translate: (key, options) => (i18next.exists(key) ? i18next.t(key, options) : (options?._ ?? '')),
  changeLocale: () => Promise.resolve(),
  getLocale: currentLocale,
};

function Frame() {
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={deviceStore}
      queryClient={queries}
    >
      <FollowIdentity />
      <Outlet />
    </CoreAdminContext>
  );
}

const router = createHashRouter(
  createRoutesFromElements(
    <Route element={<Frame />} errorElement={<BrokenScreen />}>
      <Route path="/login" element={<Login />} />
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
    </Route>,
  ),
);

/** The whole app. */
export const Root = () => (
  <Look>
    <RouterProvider router={router} />
  </Look>
);
