import { useT } from '@app/client/i18n';
import { useEffect } from 'react';
import { Button } from '../../src/ui/button.tsx';
import ConfirmDialog from '../../src/ui/confirm-dialog.tsx';
import { confirm } from '../../src/ui/confirm-store.ts';
import { ListRow } from '../../src/ui/list-row.tsx';
import { CascadeSheet } from '../../src/ui/picker.tsx';
import { Sheet } from '../../src/ui/sheet.tsx';
import { type ToastKind, useToast } from '../../src/ui/toast-store.ts';
import type { GallerySection } from '../section.ts';

const nothing = () => {};

const OpenSheet = () => {
  const t = useT();
  return (
    <Sheet open onClose={nothing} title={t('catalog.sort')} footer={<Button block>{t('common.apply')}</Button>}>
      <ListRow title={t('catalog.sort_new')} onPress={nothing} />
      <ListRow title={t('catalog.sort_rating')} onPress={nothing} />
      <ListRow title={t('catalog.sort_price')} onPress={nothing} />
    </Sheet>
  );
};

const Question = ({ danger }: { readonly danger: boolean }) => {
  const t = useT();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    void confirm({ title: t('cart.clear_title'), text: t('cart.clear_text'), danger });
  }, []);
  return <ConfirmDialog />;
};

const PLACES = [
  { value: 'PT', label: 'Portugal', children: [{ value: 'LIS', label: 'Lisboa' }] },
  { value: 'ES', label: 'España', children: [{ value: 'MAD', label: 'Madrid' }] },
];

const PickPlace = () => {
  const t = useT();
  return (
    <CascadeSheet
      open
      title={t('common.select')}
      options={PLACES}
      value={['PT', 'LIS']}
      onClose={nothing}
      onConfirm={nothing}
    />
  );
};

const Toast = ({ kind }: { readonly kind: ToastKind }) => {
  const message = useT()('common.saved');
  useEffect(() => {
    useToast.setState({ message, kind });
  }, [message, kind]);
  return null;
};

export const sheet: GallerySection = {
  id: 'sheet',
  title: 'Sheet',
  overlay: true,
  cases: [{ name: 'open', draw: OpenSheet }],
};
export const confirmation: GallerySection = {
  id: 'confirmation',
  title: 'Question',
  overlay: true,
  cases: [{ name: 'usual', draw: () => <Question danger={false} /> }],
};
export const confirmationOfDanger: GallerySection = {
  id: 'confirmation-of-danger',
  title: 'Question before what cannot be undone',
  overlay: true,
  cases: [{ name: 'danger', draw: () => <Question danger /> }],
};
export const placePicker: GallerySection = {
  id: 'place-picker',
  title: 'Place',
  overlay: true,
  cases: [
    {
      name: 'open',
      draw: () => <PickPlace />,
    },
  ],
};
export const toasts: GallerySection = {
  id: 'toast',
  title: 'Notice',
  overlay: true,
  cases: [{ name: 'success', draw: () => <Toast kind="success" /> }],
};
