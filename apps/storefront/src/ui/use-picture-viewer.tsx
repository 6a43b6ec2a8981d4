import { lazy, type ReactNode, Suspense, useState } from 'react';

const PictureViewer = lazy(() => import('./picture-viewer.tsx'));

export type ViewedPicture = { readonly src: string; readonly alt: string };

/** Gives what opens one of these pictures large, by its place from 0, and what has to be drawn for it. */
export function usePictureViewer(pictures: readonly ViewedPicture[]): {
  readonly view: (at: number) => void;
  readonly viewer: ReactNode;
} {
  const [at, setAt] = useState<number | null>(null);
  const viewer =
    at === null ? null : (
      <Suspense fallback={null}>
        <PictureViewer pictures={pictures} at={at} onClose={() => setAt(null)} />
      </Suspense>
    );
  return { view: setAt, viewer };
}
