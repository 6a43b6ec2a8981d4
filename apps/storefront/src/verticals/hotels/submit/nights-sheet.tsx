import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { HotelItem } from '@app/contract/verticals/hotels/views';
import { useState } from 'react';
import { TextButton } from '../../../ui/button.tsx';
import { KeyValue } from '../../../ui/list-row.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';

/** What prices are settled in. */
const SETTLED = 'USD';

/** The list price night by night, before discounts and taxes, as it is settled. */
export function NightsSheet({ item }: { readonly item: HotelItem }) {
  const t = useT();
  const date = useDateText();
  const format = usePriceFormat();
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('hotels.by_night')}
      </TextButton>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('hotels.by_night')}>
        <p className="sub t2">{t('hotels.by_night_text')}</p>
        <dl>
          {item.nightly.map((night) => (
            <KeyValue key={night.date} name={date.weekday(night.date)}>
              {format.text({ amount: night.usd, currency: SETTLED })}
            </KeyValue>
          ))}
        </dl>
      </Sheet>
    </>
  );
}
