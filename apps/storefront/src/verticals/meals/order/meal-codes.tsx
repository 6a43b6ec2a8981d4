import { useT } from '@app/client/i18n';
import { inFours } from '@app/contract/core/in-fours';
import type { TravelOrderDetail } from '@app/contract/travel/order-views';
import type { MealCode, MealItem } from '@app/contract/verticals/meals/views';
import { IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { QrCode } from '../../../ui/qr-code.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Tag, type Tone } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useListText } from '../../../widgets/list-text.ts';
import { useMomentText } from '../../../widgets/moment-text.ts';
import { useDateText } from '../../../widgets/travel/dates/date-text.ts';
import voucher from '../../../widgets/travel/order/voucher-card.module.css';
import styles from './meal-codes.module.css';

const tones: Readonly<Record<MealCode['state'], Tone>> = {
  usable: 'brand',
  used: 'ok',
  refunded: 'neutral',
  expired: 'bad',
};

type Titled = Pick<TravelOrderDetail, 'subject'>;

/** One piece: its code while it can be used, else what became of it. */
function Piece({ piece, onShow }: { readonly piece: MealCode; readonly onShow: () => void }) {
  const t = useT();
  const moment = useMomentText();
  const { code, state, number } = piece;
  const open = state === 'usable' && code !== null;
  return (
    <li className={cx(styles.piece, state !== 'usable' && styles.over)}>
      <div className="grow">
        <p className={styles.top}>
          <span className="cap t3">{t('meal.order.piece', { number })}</span>
          <Tag tone={tones[state]}>{t(`meal.code.${state}`)}</Tag>
        </p>
        {code === null ? null : <p className={cx(styles.code, !open && styles.struck)}>{inFours(code)}</p>}
        {state === 'used' && piece.usedAt ? (
          <p className="cap t3 num">{[piece.place, moment.minute(piece.usedAt)].filter(Boolean).join(' · ')}</p>
        ) : null}
      </div>
      {open ? (
        <>
          <CopyButton text={code} label={t('meal.order.copy', { number })} />
          <IconButton icon={IconQrcode} label={t('meal.order.show_qr', { number })} onClick={onShow} />
        </>
      ) : null}
    </li>
  );
}

/** Hands a code with what it is for to the system's own sheet, or copies that where there is none: its bearer is served. */
function GiftButton({ order, item, code }: { readonly order: Titled; readonly item: MealItem; readonly code: string }) {
  const t = useT();
  const date = useDateText();
  const list = useListText();
  const send = async () => {
    const text = t('meal.order.gift_text', {
      title: order.subject.title,
      people: item.people,
      places: list(item.places.map(({ name }) => name)),
      code: inFours(code),
      day: date.whole(item.validTo),
    });
    if ('share' in navigator) {
      // A person who closes the system's sheet has not met an error.
      await navigator.share({ title: order.subject.title, text }).catch(() => undefined);
      return;
    }
    const done = await copyText(text);
    toast(t(done ? 'common.copied' : 'common.copy_failed'), done ? 'success' : 'warning');
  };
  return (
    <>
      <Button block kind="soft" onClick={() => void send()}>
        {t('meal.order.gift')}
      </Button>
      <p className="cap t3">{t('meal.order.gift_note')}</p>
    </>
  );
}

/** The codes of an order, each with its state; a press shows one as a QR code. Nothing before it is paid. */
export function MealCodes({ order, item }: { readonly order: TravelOrderDetail; readonly item: MealItem }) {
  const t = useT();
  const [shown, setShown] = useState<MealCode | null>(null);
  const [open, setOpen] = useState(false);
  const { codes } = item;
  if (codes.length === 0) return null;
  const usable = codes.filter(({ state }) => state === 'usable').length;
  return (
    <Card>
      <h2 className="h3">{t('meal.order.codes')}</h2>
      <p className="sub t2">
        {order.own ? t('meal.order.left_of', { count: usable, of: codes.length }) : t('meal.order.codes_hidden')}
      </p>
      <ul className={styles.pieces}>
        {codes.map((piece) => (
          <Piece
            key={piece.number}
            piece={piece}
            onShow={() => {
              setShown(piece);
              setOpen(true);
            }}
          />
        ))}
      </ul>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={shown ? t('meal.order.piece', { number: shown.number }) : ''}
      >
        {shown?.code ? (
          <div className={voucher.voucher}>
            <p className="sub t2">{t('meal.order.show_text')}</p>
            <div className={voucher.code}>
              <QrCode text={shown.code} label={t('travel.voucher_qr', { code: shown.code })} />
            </div>
            <p className={voucher.digits}>{inFours(shown.code)}</p>
            <GiftButton order={order} item={item} code={shown.code} />
          </div>
        ) : null}
      </Sheet>
    </Card>
  );
}
