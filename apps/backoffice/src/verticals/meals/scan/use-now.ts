import { useEffect, useState } from 'react';
import { useProductNow } from '../../../api/use-product-now';

const LOOK_EVERY_MS = 10_000;

/** The product's time, looked at again and again. */
export function useNow(): number {
  const now = useProductNow();
  const [, styles] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => styles((times) => times + 1), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now();
}
