import { call } from '@app/client/call';
import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { useEndpointMutation } from '@app/client/use-mutation';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { fullName, LATIN_NAME } from '@app/contract/travel/person-names';
import type { Passenger } from '@app/contract/travel/person-schemas';
import { IconTrash, IconUser } from '@tabler/icons-react';
import { useSignedIn } from '../../../shell/session.ts';
import { IconButton } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/confirm-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyPart, ErrorNote } from '../../../ui/states.tsx';
import styles from './kept-guests.module.css';

type Name = { readonly familyName: string; readonly givenName: string };

const sameName = (a: Name, b: Name): boolean => fullName(a).toLowerCase() === fullName(b).toLowerCase();

/** Names are kept as a document spells them. */
const canKeep = ({ givenName, familyName }: Name): boolean => LATIN_NAME.test(givenName) && LATIN_NAME.test(familyName);

/** Keeps people booked for, for the next booking: those who are not kept yet. A failure keeps nobody and says nothing. */
export async function keepGuests(names: readonly Name[]): Promise<void> {
  const quiet = { quiet: true, toast: false } as const;
  try {
    const known = await call(travelEndpoints.passengerPage, undefined, quiet);
    for (const { givenName, familyName } of names) {
      const name = { givenName, familyName };
      if (!canKeep(name) || known.some((one) => sameName(one, name))) continue;
      await call(travelEndpoints.savePassenger, { body: name }, quiet);
    }
  } catch {
    // the booking stands; the next one asks for the names again
  }
}

/** The people one has booked for before, to choose one or to forget one. Mount it anew for each opening. */
export function KeptGuestsSheet(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (guest: Passenger) => void;
}) {
  const t = useT();
  const signedIn = useSignedIn();
  const read = useEndpoint(travelEndpoints.passengerPage, undefined, { enabled: props.open && signedIn });
  const removal = useEndpointMutation(travelEndpoints.deletePassenger, {
    invalidates: [travelEndpoints.passengerPage],
  });
  const forget = async (guest: Passenger) => {
    const question = { title: t('travel.forget_guest', { name: fullName(guest) }), danger: true };
    if (await confirm({ ...question, confirmLabel: t('common.remove') })) removal.mutate({ body: { id: guest.id } });
  };
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('travel.kept_guests')}>
      {read.isPending ? <Skeleton height="5.2rem" /> : null}
      {read.error && !read.data ? <ErrorNote error={read.error} onRetry={() => void read.refetch()} /> : null}
      {read.data?.length === 0 ? (
        <EmptyPart icon={IconUser} title={t('travel.no_kept_guests')} text={t('travel.no_kept_guests_text')} />
      ) : null}
      <ul className={styles.list}>
        {(read.data ?? []).map((guest) => (
          <li key={guest.id} className={styles.row}>
            <button type="button" className={styles.name} onClick={() => props.onChoose(guest)}>
              <Icon as={IconUser} size="m" className="brand" />
              <span className="clip1">{fullName(guest)}</span>
            </button>
            <IconButton
              icon={IconTrash}
              size="m"
              label={t('travel.forget_guest', { name: fullName(guest) })}
              disabled={removal.isPending}
              onClick={() => void forget(guest)}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
