import { useT } from '@app/client/i18n';
import { inFours } from '@app/contract/core/in-fours';
import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { useNamedText } from '../../list-text.ts';
import styles from './voucher-card.module.css';

/** The code of a confirmed booking in groups of four, with the QR code that staff scan at the place. */
export function VoucherCard(props: { readonly code: string; readonly references: readonly string[] }) {
  const t = useT();
  const named = useNamedText();
  const { code, references } = props;
  return (
    <Card className={styles.voucher ?? ''}>
      <h2 className="h3">{t('travel.voucher')}</h2>
      <p className="sub t2">{t('travel.voucher_text')}</p>
      <div className={styles.code}>
        <QrCode text={code} label={t('travel.voucher_qr', { code })} />
      </div>
      <div className={styles.number}>
        <span className={styles.digits}>{inFours(code)}</span>
        <CopyButton text={code} label={t('travel.copy_voucher')} />
      </div>
      {references.length > 0 ? (
        <p className="sub t2">
          {named(t('travel.references'), '')}
          <span className="semi num">{references.join(t('travel.list_comma'))}</span>
        </p>
      ) : null}
    </Card>
  );
}
