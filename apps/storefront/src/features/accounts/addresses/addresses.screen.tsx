import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import type { AddressView } from '@app/contract/accounts/address-schema';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { limits } from '@app/contract/core/limits';
import { IconPlus } from '@tabler/icons-react';
import { useChosenAddress } from '../../../shell/chosen-address.ts';
import { useGo, useScreenParams } from '../../../shell/navigation.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { AddressCard } from './address-card.tsx';
import styles from './addresses.module.css';
import { AddressesSkeleton } from './addresses-skeleton.tsx';
import { useAddressChanges } from './use-address-changes.ts';

/** The address book. With `?select=1` a press chooses the delivery address of an order and goes back to it. */
export default function AddressesScreen() {
  const t = useT();
  const go = useGo();
  const selecting = useScreenParams<'select'>().select === '1';
  const query = { limit: limits.addressesPerUser };
  const addresses = useEndpoint(accountEndpoints.addressPage, { query }, { staleTime: 0 });
  const list = addresses.data?.list;
  const full = (list?.length ?? 0) >= limits.addressesPerUser;
  // A new one is chosen by saving it, so the form takes this screen's place on the way back to the order.
  const add = () => (selecting ? go.replace('addressForm', { select: 1 }) : go.to('addressForm'));

  const body = () => {
    if (list?.length) return <Book list={list} selecting={selecting} />;
    if (addresses.isPending) return <AddressesSkeleton />;
    if (!list) return <ErrorState error={addresses.error} onRetry={() => void addresses.refetch()} />;
    return (
      <EmptyState
        art="/art/box.webp"
        title={t('address.empty_title')}
        text={t('address.empty_text')}
        action={
          <Button icon={IconPlus} onClick={add}>
            {t('address.add')}
          </Button>
        }
      />
    );
  };
  const footer = list?.length ? (
    <div className={styles.footer}>
      {full ? <p className="cap t2">{t('address.full', { max: limits.addressesPerUser })}</p> : null}
      <Button block icon={IconPlus} disabled={full} onClick={add}>
        {t('address.add')}
      </Button>
    </div>
  ) : undefined;

  return (
    <Page title={t(selecting ? 'address.select_title' : 'address.title')} onBack={go.back} {...(footer && { footer })}>
      {body()}
    </Page>
  );
}

/** The cards of the book and what can be done with each. */
function Book({ list, selecting }: { readonly list: readonly AddressView[]; readonly selecting: boolean }) {
  const go = useGo();
  const choose = useChosenAddress((state) => state.choose);
  const { makeDefault, remove, busyId } = useAddressChanges();
  return (
    <ul>
      {list.map((address) => (
        <li key={address.id}>
          <AddressCard
            address={address}
            busy={busyId === address.id}
            onEdit={() => go.to('addressForm', { id: address.id })}
            onMakeDefault={() => void makeDefault(address)}
            onRemove={() => void remove(address.id)}
            onChoose={
              selecting
                ? () => {
                    choose(address.id);
                    go.back();
                  }
                : undefined
            }
          />
        </li>
      ))}
    </ul>
  );
}
