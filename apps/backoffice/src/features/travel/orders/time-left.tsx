import { useEffect, useState } from 'react';
import { useProductNow } from '../../../api/use-product-now';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { StatusTag } from '../../../ui/list/cells';

const LOOK_EVERY_MS = 10_000;
const SOON_MS = 30 * 60_000;

/** How long there is until a promised moment, or by how much it is past, as time goes by. */
export function TimeLeft({ until }: { until: string }) {
  const t = useText();
  const format = useFormat();
  const now = useProductNow();
  const [, styles] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => styles((times) => times + 1), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const left = Date.parse(until) - now();
  if (left <= 0)
    return <StatusTag tone="danger">{t('travel.staff.time_over', { time: format.span(-left) })}</StatusTag>;
  const tone = left <= SOON_MS ? 'warning' : 'neutral';
  return <StatusTag tone={tone}>{t('travel.staff.time_left', { time: format.span(left) })}</StatusTag>;
}
