import { IconTransfer } from '@tabler/icons-react';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../../api/session';
import { useText } from '../../../text/use-text';
import { ListPage } from '../../../ui/list/list-page';
import { ProductSelect } from '../product-select';
import { StockDialog } from '../products/stock-dialog';
import { inventoryList } from './inventory-list';

/** First which product, then how many of which variant. */
function MoveStock({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [chosen, setChosen] = useState('');
  const [moving, setMoving] = useState(false);
  if (moving) return <StockDialog productId={chosen} onClose={onClose} />;
  return (
    <Modal
      open
      title={t('catalog.choose_product')}
      okText={t('catalog.next')}
      cancelText={t('ui.cancel')}
      okButtonProps={{ disabled: chosen === '' }}
      onOk={() => setMoving(true)}
      onCancel={onClose}
    >
      <div style={{ margin: '16px 0 24px' }}>
        <ProductSelect label={t('catalog.product')} value={chosen} onChange={setChosen} />
      </div>
    </Modal>
  );
}

/** Every movement of stock, and staff's own stock in and out. */
export default function InventoryScreen() {
  const t = useText();
  const mayMove = useAllowed('catalog.products.stock');
  const maySee = useAllowed('catalog.products.view');
  const [moving, setMoving] = useState(false);
  const extra = mayMove && maySee && (
    <Button type="primary" icon={<IconTransfer size={16} />} onClick={() => setMoving(true)}>
      {t('catalog.move_stock')}
    </Button>
  );
  return (
    <>
      <ListPage rule={inventoryList} actions={{ extra }} />
      {moving && <MoveStock onClose={() => setMoving(false)} />}
    </>
  );
}
