import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { useEndpoint } from '@app/client/use-endpoint';
import type { AddressView } from '@app/contract/accounts/address-schema';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { limits } from '@app/contract/core/limits';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { hrefTo, useGo, useScreenParams } from '../../../shell/navigation.ts';
import { Button, ButtonLink, TextButton } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { resolveBy } from '../../../widgets/form-fields.ts';
import { likelyCountry } from '../../../widgets/likely-country.ts';
import { AddressForm, type DefaultLock } from './address-form.tsx';
import { flawsOfAddress, valuesOf } from './address-values.ts';
import styles from './addresses.module.css';
import { AddressFormSkeleton } from './addresses-skeleton.tsx';
import { useAddressChanges } from './use-address-changes.ts';
import { useLeaveForm, useSaveAddress } from './use-save-address.ts';

/** A new address, or with `?id=` an existing one. With `?select=1` the saved one is chosen for the order. */
export default function AddressFormScreen() {
  const t = useT();
  const go = useGo();
  const { id } = useScreenParams<'id'>();
  const query = { limit: limits.addressesPerUser };
  const book = useEndpoint(accountEndpoints.addressPage, { query });
  const title = t(id ? 'address.edit' : 'address.add');
  const list = book.data?.list;
  const address = list?.find((one) => one.id === id) ?? null;

  if (list && (address || !id)) return <Editor key={id ?? ''} title={title} address={address} list={list} />;
  return (
    <Page title={title} onBack={go.back}>
      {book.isPending || (book.isFetching && list) ? (
        <AddressFormSkeleton />
      ) : list ? (
        <EmptyState
          art="/art/search.webp"
          title={t('address.gone_title')}
          text={t('address.gone_text')}
          action={<ButtonLink href={hrefTo('addresses')}>{t('address.to_list')}</ButtonLink>}
        />
      ) : (
        <ErrorState error={book.error} onRetry={() => void book.refetch()} />
      )}
    </Page>
  );
}

const resolver = resolveBy(flawsOfAddress);

const lockOf = (address: AddressView | null, others: number): DefaultLock => {
  if (address?.isDefault) return 'fixed';
  return address === null && others === 0 ? 'first' : null;
};

/** The form with what it starts from. It keeps what is typed while the address book is read again behind it. */
function Editor(props: {
  readonly title: string;
  readonly address: AddressView | null;
  readonly list: readonly AddressView[];
}) {
  const t = useT();
  const { address, list } = props;
  const formId = useId();
  const leave = useLeaveForm();
  const locale = usePreferences((state) => state.locale);
  const { remove, busyId } = useAddressChanges();
  const form = useForm({
    resolver,
    mode: 'onTouched',
    defaultValues: valuesOf(address, likelyCountry(list, navigator.languages, locale), address?.isDefault ?? false),
  });
  const { save, saving } = useSaveAddress(form, address?.id);
  const erase = async (id: string) => {
    if (await remove(id)) leave();
  };
  return (
    <Page
      title={props.title}
      onBack={leave}
      footer={
        <Button block type="submit" form={formId} loading={saving}>
          {t('common.save')}
        </Button>
      }
    >
      <AddressForm form={form} lock={lockOf(address, list.length)} id={formId} onSubmit={save} />
      {address ? (
        <div className={styles.remove}>
          <TextButton className={styles.removeButton} disabled={busyId !== null} onClick={() => void erase(address.id)}>
            {t('address.delete')}
          </TextButton>
        </div>
      ) : null}
    </Page>
  );
}
