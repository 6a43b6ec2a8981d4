import { useT } from '@app/client/i18n';
import type { ProductDetail } from '@app/contract/catalog/schemas';
import { IconShare3 } from '@tabler/icons-react';
import { usePageLink } from '../../../shell/page-link.ts';
import { useUser } from '../../../shell/session.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import styles from './share-sheet.module.css';

/** The product's link to copy, hand on or scan; signed in it carries one's invite code. */
export default function ShareSheet(props: {
  readonly open: boolean;
  readonly product: ProductDetail;
  readonly onClose: () => void;
}) {
  const t = useT();
  const { product } = props;
  const invite = useUser()?.inviteCode;
  const link = usePageLink()('product', product, { invite });
  const share = () => {
    // A person who closes the system's sheet has not met an error.
    navigator.share({ title: product.name, url: link }).catch(() => undefined);
  };
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('common.share')}
      footer={
        'share' in navigator ? (
          <Button block icon={IconShare3} onClick={share}>
            {t('catalog.share_by')}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.body}>
        <QrCode text={link} label={t('catalog.share_qr', { name: product.name })} />
        <p className={styles.link}>{link}</p>
        <CopyButton text={link} />
      </div>
    </Sheet>
  );
}
