import { useEndpoint } from '@app/client/use-endpoint';
import { appVersionEndpoints } from '@app/contract/app-versions/endpoints';
import { useEffect, useState } from 'react';
import { version } from '../../../package.json';
import { ForcedUpdate } from './forced-update.tsx';
import { noteTaken, takenVersion } from './taken-version.ts';
import { UpdateBar } from './update-bar.tsx';
import { startWorker, takeNewVersion } from './worker.ts';

/** How long an answer counts when the page is looked at again, in milliseconds. */
const FRESH_MS = 30_000;
/** Stands for a version that brings no number: a newer build of the same one. */
const BUILD = 'build';

/** Keeps the shop for later, and says when there is a newer version: quietly, or in the way when it must be taken. */
export default function NewVersion() {
  const [waits, setWaits] = useState(false);
  const [dismissed, setDismissed] = useState<string | null>(takenVersion);
  useEffect(() => startWorker(() => setWaits(true)), []);
  const asked = useEndpoint(
    appVersionEndpoints.appVersion,
    { query: { platform: 'web', version } },
    { staleTime: FRESH_MS, ofShell: true },
  );
  const { refetch, dataUpdatedAt } = asked;
  useEffect(() => {
    const onLook = () => {
      if (document.visibilityState === 'visible' && Date.now() - dataUpdatedAt > FRESH_MS) void refetch();
    };
    document.addEventListener('visibilitychange', onLook);
    return () => document.removeEventListener('visibilitychange', onLook);
  }, [refetch, dataUpdatedAt]);

  const newer = asked.data?.newer ?? null;
  if (newer?.forced) return <ForcedUpdate newer={newer} current={version} again={takenVersion() === newer.version} />;
  const offered = newer?.version ?? (waits ? BUILD : null);
  if (offered === null || offered === dismissed) return null;
  const reload = () => {
    noteTaken(offered);
    void takeNewVersion();
  };
  return <UpdateBar onReload={reload} onClose={() => setDismissed(offered)} />;
}
