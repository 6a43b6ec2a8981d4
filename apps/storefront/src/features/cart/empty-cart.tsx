import { useT } from '@app/client/i18n';
import { useEndpoint } from '@app/client/use-endpoint';
import { recommendationEndpoints } from '@app/contract/recommendations/endpoints';
import { hrefTo } from '../../shell/navigation.ts';
import { useSignedIn } from '../../shell/session.ts';
import { useAskSignIn } from '../../shell/sign-in.ts';
import { ButtonLink, TextButton } from '../../ui/button.tsx';
import { Section } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../widgets/product-grid.tsx';
import styles from './cart.module.css';

/** Nothing in the cart: a way to the shop, and what may please. */
export function EmptyCart() {
  const t = useT();
  const signedIn = useSignedIn();
  const askSignIn = useAskSignIn();
  const picked = useEndpoint(recommendationEndpoints.forYou, { query: { limit: 6 } });
  const cards = picked.data?.list ?? [];
  return (
    <>
      <EmptyState
        art="/art/bags.webp"
        title={t('cart.empty_title')}
        text={t('cart.empty_text')}
        action={<ButtonLink href={hrefTo('category')}>{t('cart.browse')}</ButtonLink>}
      />
      {signedIn ? null : (
        <p className={styles.signIn}>
          <TextButton onClick={() => askSignIn()}>{t('cart.sign_in_for_saved')}</TextButton>
        </p>
      )}
      {picked.isPending || cards.length > 0 ? (
        <Section title={t('cart.may_like')}>
          {picked.isPending ? <ProductGridSkeleton /> : <ProductGrid cards={cards} />}
        </Section>
      ) : null}
    </>
  );
}
