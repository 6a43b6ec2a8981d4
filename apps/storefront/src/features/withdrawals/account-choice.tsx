import { useT } from '@app/client/i18n';
import type { AnswerOf } from '@app/contract/core/endpoint';
import type { withdrawalEndpoints } from '@app/contract/withdrawals/endpoints';
import type { PayoutAccount, WithdrawalChannel } from '@app/contract/withdrawals/schemas';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { hrefTo } from '../../shell/navigation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Radio } from '../../ui/controls.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import { accountText, placeOf } from './withdrawal-words.ts';
import styles from './withdrawals.module.css';

export type Options = AnswerOf<typeof withdrawalEndpoints.withdrawalOptions>;

/** Which of one's accounts the money goes to: those that suit the channel; new ones that still rest say until when. */
export function AccountChoice(props: {
  readonly options: Options;
  readonly channel: WithdrawalChannel;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (id: string) => void;
}) {
  const t = useT();
  const moment = useMomentText();
  const name = useId();
  const { channel, options } = props;
  const suits = (account: PayoutAccount): boolean =>
    channel.accountKinds.includes(account.kind) && (channel.network === null || account.network === channel.network);
  const fitting = options.accounts.filter(suits);
  return (
    <fieldset>
      <legend className={styles.label}>{t('withdrawals.account')}</legend>
      {fitting.map((account) => (
        <div key={account.id} className={styles.account}>
          <Radio
            name={name}
            label={accountText(account)}
            checked={props.value === account.id}
            disabled={account.restsUntil !== null}
            onChange={() => props.onChange(account.id)}
          >
            <span className="grow">
              <span className="medium num">{account.masked}</span>
              <span className="sub t2"> {[account.label, placeOf(account)].filter(Boolean).join(' · ')}</span>
              {account.restsUntil ? (
                <span className="cap t3">
                  {' '}
                  {t('withdrawals.rests_until', { time: moment.minute(account.restsUntil) })}
                </span>
              ) : null}
            </span>
          </Radio>
        </div>
      ))}
      {fitting.length === 0 ? <p className="sub t2">{t('withdrawals.no_fitting')}</p> : null}
      {props.error ? (
        <p className={styles.flaw} role="alert">
          {props.error}
        </p>
      ) : null}
      <p className={styles.room} />
      <ButtonLink size="s" kind="soft" icon={IconPlus} href={hrefTo('payoutAccountForm')}>
        {t('withdrawals.add_account')}
      </ButtonLink>
    </fieldset>
  );
}
