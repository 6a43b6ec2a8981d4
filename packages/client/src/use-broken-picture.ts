import { useEffect, useState } from 'react';

/**
 * Returns whether the picture at an address did not come, with what the image calls on its error. It is asked for again
 * when the screen is opened again, and when the device is back online.
 */
export function useBrokenPicture(src: string | null | undefined): {
  readonly broken: boolean;
  readonly onError: () => void;
} {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const broken = Boolean(src) && brokenSrc === src;
  // Runs again each time a screen that was kept hidden is shown.
  useEffect(() => setBrokenSrc(null), []);
  useEffect(() => {
    if (!broken) return;
    const again = () => setBrokenSrc(null);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [broken]);
  return { broken, onError: () => setBrokenSrc(src ?? null) };
}
