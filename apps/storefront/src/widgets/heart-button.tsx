import { call } from '@app/client/call';
import { useT } from '@app/client/i18n';
import { useLanguageAndCurrency } from '@app/client/preferences';
import { endpointKey, invalidateEndpoints, useEndpoint } from '@app/client/use-endpoint';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { favouriteEndpoints } from '@app/contract/favourites/endpoints';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSignedIn } from '../shell/session.ts';
import { useAskSignIn } from '../shell/sign-in.ts';
import { cx } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast-store.ts';
import styles from './heart-button.module.css';
import { useNamedText } from './list-text.ts';

/** The wishlist changes on this device alone, and every change is written into the kept answer. */
const FRESH_MS = 5 * 60_000;

/** Whether a product is on the wishlist, and the press of its heart. It changes at once; a refusal changes it back. */
function useFavourite(id: string) {
  const t = useT();
  const signedIn = useSignedIn();
  const askSignIn = useAskSignIn();
  const client = useQueryClient();
  const key = endpointKey(favouriteEndpoints.collectedIds, undefined, useLanguageAndCurrency());
  const read = useEndpoint(favouriteEndpoints.collectedIds, undefined, { enabled: signedIn, staleTime: FRESH_MS });
  const on = signedIn && (read.data?.includes(id) ?? false);
  const show = (wanted: boolean) =>
    client.setQueryData<string[]>(key, (ids = []) => (wanted ? [id, ...ids] : ids.filter((one) => one !== id)));
  const save = async (wanted: boolean) => {
    await call(favouriteEndpoints.collectProduct, { query: { id, on: wanted ? '1' : '0' } });
    toast(t(wanted ? 'favourite.added' : 'favourite.removed'), 'success');
    void invalidateEndpoints(client, favouriteEndpoints.collectList, accountEndpoints.userInfo);
  };
  // Once signed in: what else this customer keeps is being read meanwhile.
  const saveFirst = () =>
    save(true).then(
      () => invalidateEndpoints(client, favouriteEndpoints.collectedIds),
      () => undefined,
    );
  const press = async () => {
    if (!signedIn) return askSignIn('login', () => void saveFirst());
    await client.cancelQueries({ queryKey: key });
    show(!on);
    try {
      await save(!on);
    } catch {
      show(on);
    }
  };
  return { on, press: () => void press() };
}

/** The heart of a product: filled while it is on the wishlist. A visitor signs in first. */
export function HeartButton(props: {
  readonly id: string;
  readonly name: string;
  readonly className?: string | undefined;
}) {
  const t = useT();
  const named = useNamedText();
  const { on, press } = useFavourite(props.id);
  const [pressed, setPressed] = useState(false);
  return (
    <button
      type="button"
      className={cx(styles.heart, on && styles.on, on && pressed && styles.pop, props.className)}
      aria-pressed={on}
      aria-label={named(t('favourite.add'), props.name)}
      onClick={() => {
        setPressed(true);
        press();
      }}
    >
      <span className={styles.plate}>
        <Icon as={on ? IconHeartFilled : IconHeart} size="m" />
      </span>
    </button>
  );
}
