import { useT } from '@app/client/i18n';
import { IconAlertTriangle, IconHeart, IconInfoCircle, IconMapPin, IconTrash } from '@tabler/icons-react';
import { Card, IconWell, Note, NoteAction } from '../../src/ui/card.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { KeyValue, ListRow } from '../../src/ui/list-row.tsx';
import { SwipeRow } from '../../src/ui/swipe-row.tsx';
import { Tag } from '../../src/ui/tag.tsx';
import type { GallerySection } from '../section.ts';

const nothing = () => {};

const ListRows = () => {
  const t = useT();
  const icon = (
    <IconWell>
      <Icon as={IconMapPin} size="m" />
    </IconWell>
  );
  return (
    <Card flush>
      <ListRow title={t('tab.mine')} value="zh-CN" />
      <ListRow icon={icon} title={t('tab.mine')} note={t('shell.error_text')} href="#" />
      <ListRow
        icon={icon}
        title={t('shell.error_title')}
        value={<Tag tone="ok">{t('common.saved')}</Tag>}
        onPress={nothing}
      />
      <ListRow title={t('tab.cart')} onPress={nothing} disabled />
    </Card>
  );
};

const Pairs = () => {
  const t = useT();
  return (
    <Card>
      <dl>
        <KeyValue name={t('cart.total', { count: 2 })}>$1,234.50</KeyValue>
        <KeyValue name={t('shell.request_id', { id: '' })}>8f21c0</KeyValue>
        <KeyValue strong name={t('catalog.sort_price')}>
          $115.50
        </KeyValue>
      </dl>
    </Card>
  );
};

const TONES = ['info', 'warn', 'bad'] as const;

const Notes = () => {
  const t = useT();
  return (
    <div className="stack g2">
      {TONES.map((tone) => (
        <Note
          key={tone}
          tone={tone}
          icon={<Icon as={tone === 'info' ? IconInfoCircle : IconAlertTriangle} size="m" />}
          action={<NoteAction onPress={nothing}>{t('common.retry')}</NoteAction>}
        >
          {t('shell.error_text')}
        </Note>
      ))}
      <Note>{t('shell.offline_text')}</Note>
    </div>
  );
};

const Swiped = () => {
  const t = useT();
  return (
    <Card flush>
      <SwipeRow
        actions={[
          { label: t('common.save'), icon: IconHeart, tone: 'brand', onPress: nothing },
          { label: t('common.remove'), icon: IconTrash, tone: 'danger', onPress: nothing },
        ]}
      >
        <ListRow title={t('cart.title')} note={t('cart.empty_text')} />
      </SwipeRow>
    </Card>
  );
};

const WELLS = ['brand', 'neutral', 'accent'] as const;

const Wells = () => (
  <div className="row g2">
    {WELLS.map((tone) => (
      <IconWell key={tone} tone={tone}>
        <Icon as={IconHeart} size="m" />
      </IconWell>
    ))}
  </div>
);

export const rows: GallerySection = {
  id: 'rows',
  title: 'Cards, rows and notes',
  cases: [
    { name: 'rows: plain, link, button, disabled', draw: ListRows },
    { name: 'names and values', draw: Pairs },
    { name: 'notes: info, warning, bad, without action', draw: Notes },
    { name: 'a row to swipe', draw: Swiped },
    { name: 'icon wells', draw: Wells },
  ],
};
