import { useT } from '@app/client/i18n';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { toast } from './toast-store.ts';
import type { PictureReport, ViewedPicture } from './viewed-picture.ts';

const load = () => import('./picture-viewer.tsx');
const PictureViewer = lazy(load);

/**
 * Returns what opens one of these pictures large, by its place from 0, and what has to be drawn for it. Where the viewer
 * cannot be fetched a notice says so, and the screen stays.
 */
export function usePictureViewer(
  pictures: readonly ViewedPicture[],
  report?: PictureReport,
): {
  readonly view: (at: number) => void;
  readonly viewer: ReactNode;
} {
  const t = useT();
  const [at, setAt] = useState<number | null>(null);
  const view = (wanted: number): void =>
    void load().then(
      () => setAt(wanted),
      () => toast(t('common.part_failed'), 'warning'),
    );
  const viewer =
    at === null ? null : (
      <Suspense fallback={null}>
        <PictureViewer pictures={pictures} at={at} onClose={() => setAt(null)} {...(report ? { report } : {})} />
      </Suspense>
    );
  return { view, viewer };
}
