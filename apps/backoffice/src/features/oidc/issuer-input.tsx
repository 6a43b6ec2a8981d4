import { oidcLimits } from '@app/contract/oidc/limits';
import { oidcEndpoints as calls } from '@app/contract/oidc/staff-endpoints';
import type { OidcFinding } from '@app/contract/oidc/staff-schemas';
import { Alert, Button, Input, Space } from 'antd';
import { useState } from 'react';
import { request } from '../../api/request';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { OwnFieldProps } from '../../ui/form/define-form';
import { useAction } from '../../ui/use-action';

/** What a provider says of itself, or what is wrong with it. */
function Finding({ finding: { problems, facts } }: { finding: OidcFinding }) {
  const t = useText();
  const format = useFormat();
  const word = (is: boolean) => t(is ? 'ui.yes' : 'ui.no');
  const good = problems.length === 0;
  return (
    <Alert
      style={{ marginTop: 8 }}
      type={good ? 'success' : 'error'}
      showIcon
      title={t(good ? 'oidc.test_ok' : 'oidc.test_bad')}
      description={
        <>
          {problems.map(({ kind, detail }) => (
            <div key={kind + detail}>{t(`oidc.problem.${kind}`, { detail })}</div>
          ))}
          {good && facts && (
            <div>
              {t('oidc.test_keys', {
                count: format.count(facts.keys),
                pkce: word(facts.pkce),
                itself: word(facts.namesItself),
              })}
            </div>
          )}
        </>
      }
    />
  );
}

/** The issuer of a provider, with the button that tests what is typed. */
export function IssuerInput({ value = '', onChange }: OwnFieldProps<string>) {
  const t = useText();
  const { busy, run } = useAction();
  const [found, setFound] = useState<{ issuer: string; finding: OidcFinding } | null>(null);
  const test = async () => {
    const issuer = value.trim();
    const done = await run(() => request(calls.testOidcIssuer, { body: { issuer } }), { reads: true });
    setFound(done ? { issuer: value, finding: done.answer } : null);
  };
  return (
    <>
      <Space.Compact block>
        <Input
          value={value}
          onChange={({ target }) => onChange?.(target.value)}
          placeholder={t('oidc.issuer_hint')}
          maxLength={oidcLimits.issuer}
          spellCheck={false}
        />
        <Button loading={busy} disabled={!value.trim()} onClick={() => void test()}>
          {t('oidc.test')}
        </Button>
      </Space.Compact>
      {found && found.issuer === value && <Finding finding={found.finding} />}
    </>
  );
}
