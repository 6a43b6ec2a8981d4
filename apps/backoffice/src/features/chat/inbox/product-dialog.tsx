import { staffCatalogEndpoints } from '@app/contract/catalog/staff-endpoints';
import { limits } from '@app/contract/core/limits';
import { IconPackageOff } from '@tabler/icons-react';
import { Button, Input, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import { Thumb } from '../../../ui/list/cells';
import { PartEmpty, PartError } from '../../../ui/page-parts';
import styles from './inbox.module.css';

const SHOWN = '8';

/** Finds a product that is on sale, to show it to the customer. */
export function ProductDialog({ onClose, onChoose }: { onClose: () => void; onChoose: (id: string) => void }) {
  const t = useText();
  const [word, setWord] = useState('');
  const name = word.trim() === '' ? {} : { name: word.trim() };
  const answer = useAnswer(staffCatalogEndpoints.listProducts, { query: { ...name, online: '1', limit: SHOWN } });
  return (
    <Modal open title={t('desk.add_product')} footer={null} onCancel={onClose}>
      <Input.Search
        allowClear
        maxLength={limits.searchKeyword}
        placeholder={t('desk.search_product')}
        aria-label={t('desk.search_product')}
        onSearch={setWord}
      />
      {answer.error && !answer.data && <PartError error={answer.error} onRetry={() => void answer.refetch()} />}
      {!answer.data && !answer.error && <Skeleton active />}
      {answer.data?.list.length === 0 && (
        <PartEmpty icon={<IconPackageOff size={24} stroke={1.75} />} text={t('ui.list.empty')} />
      )}
      <ul className={styles.products}>
        {answer.data?.list.map((product) => (
          <li key={product.id}>
            <Thumb url={product.cover} />
            <b>{product.name}</b>
            <Button size="small" onClick={() => onChoose(product.id)}>
              {t('desk.insert')}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
