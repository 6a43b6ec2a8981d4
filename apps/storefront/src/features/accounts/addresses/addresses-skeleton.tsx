import { useT } from '@app/client/i18n';
import { Card } from '../../../ui/card.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';

/** Two cards of the address book, still empty. */
export function AddressesSkeleton() {
  const t = useT();
  return (
    <div role="status" aria-label={t('shell.loading')}>
      {[1, 2].map((card) => (
        <Card key={card}>
          <div className="stack">
            <Skeleton width="50%" height="2rem" />
            <SkeletonText lines={2} />
            <Skeleton width="7rem" height="2.2rem" />
          </div>
        </Card>
      ))}
    </div>
  );
}

/** The form's cards, still empty. */
export function AddressFormSkeleton() {
  const t = useT();
  return (
    <div role="status" aria-label={t('shell.loading')}>
      {[3, 4].map((fields) => (
        <Card key={fields}>
          <div className="stack">
            {Array.from({ length: fields }, (_, field) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the fields are alike and never move
              <Skeleton key={field} height="5.2rem" radius="var(--r-m)" />
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
}
