import { fieldMessages } from '@app/client/field-messages';
import { useT } from '@app/client/i18n';
import { useEndpointMutation } from '@app/client/use-mutation';
import { limits } from '@app/contract/core/limits';
import { couponEndpoints } from '@app/contract/coupons/endpoints';
import { type FormEvent, useState } from 'react';
import { useSignedIn } from '../../shell/session.ts';
import { useAskSignIn } from '../../shell/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextInput } from '../../ui/field.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './coupons.module.css';

/** A code becomes a coupon; a wrong one is told at the field and stays typed. */
export function CodeEntry() {
  const t = useT();
  const signedIn = useSignedIn();
  const askSignIn = useAskSignIn();
  const [code, setCode] = useState('');
  const redeem = useEndpointMutation(couponEndpoints.redeemCode, {
    toast: false,
    invalidates: [couponEndpoints.couponCentre, couponEndpoints.myCoupons],
    onSuccess: () => {
      setCode('');
      toast(t('coupons.collected_toast'), 'success');
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!signedIn) askSignIn('login', () => redeem.mutate({ body: { code } }));
    else if (!redeem.isPending) redeem.mutate({ body: { code } });
  };
  const error = redeem.error ? (fieldMessages(redeem.error).code ?? redeem.error.msg) : undefined;
  return (
    <Card>
      <form className={styles.code} onSubmit={send} noValidate>
        <div className="grow">
          <TextInput
            label={t('coupons.have_code')}
            placeholder={t('coupons.code')}
            value={code}
            maxLength={limits.code}
            autoCapitalize="characters"
            autoComplete="off"
            error={error}
            onChange={(event) => {
              setCode(event.target.value);
              redeem.reset();
            }}
          />
        </div>
        <Button
          type="submit"
          kind="soft"
          className={styles.redeem}
          disabled={code.trim() === ''}
          loading={redeem.isPending}
        >
          {t('coupons.redeem')}
        </Button>
      </form>
    </Card>
  );
}
