import { configKindOf } from '@app/contract/payments/channels/config/kinds';
import { Button, Flex, Form, Input } from 'antd';
import { useFormat } from '../../../text/use-format';
import { useText, useTextOf } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { useFieldWords } from '../../../ui/form/use-field-words';
import type { SecretDraft } from './channel-draft';
import type { ChannelKind } from './channel-words';

/** Where stored values end, and which of them go when the form is saved. */
function Stored({
  secret,
  list,
  onChange,
}: {
  secret: SecretDraft;
  list: boolean;
  onChange: (drop: number[]) => void;
}) {
  const t = useText();
  const format = useFormat();
  if (secret.hints.length === 0) return <span>{t('channels.secret_none')}</span>;
  return (
    <Flex vertical gap={4}>
      {secret.hints.map((hint, place) => {
        const dropped = secret.drop.includes(place);
        const ends = hint || '••••';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a value is known by its place alone
          <Flex key={place} gap={8} align="center">
            <span style={dropped ? { textDecoration: 'line-through' } : {}}>
              {t('channels.secret_set', { hint: ends })}
            </span>
            {list && (
              <Button
                type="link"
                size="small"
                danger={!dropped}
                aria-label={dropped ? t('channels.secret_keep') : t('channels.secret_drop', { hint: ends })}
                onClick={() => onChange(dropped ? secret.drop.filter((at) => at !== place) : [...secret.drop, place])}
              >
                {t(dropped ? 'channels.secret_keep' : 'ui.delete')}
              </Button>
            )}
          </Flex>
        );
      })}
      {secret.changedAt && <small>{t('channels.secret_changed', { at: format.moment(secret.changedAt) })}</small>}
    </Flex>
  );
}

/** The secrets of a kind: what is stored is told by its end only; what is typed replaces it, or joins a list. */
export const secretsField = (kind: ChannelKind) =>
  function SecretsField({ value = {}, onChange, errors }: OwnFieldProps<Record<string, SecretDraft>>) {
    const t = useText();
    const textOf = useTextOf();
    const wordsOf = useFieldWords();
    const set = (name: string, part: Partial<SecretDraft>) => {
      const before = value[name] ?? { hints: [], changedAt: null, add: '', drop: [] };
      onChange?.({ ...value, [name]: { ...before, ...part } });
    };
    return (
      <>
        <p>{t('channels.secrets_help')}</p>
        {Object.entries(configKindOf(kind).secrets).map(([name, item]) => {
          const secret = value[name];
          const id = `secret-${name}`;
          const error = Object.entries(errors).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1];
          return (
            <Form.Item
              key={name}
              htmlFor={id}
              label={textOf(`channels.config.${kind}.${name}`, 'ui.unknown')}
              required={'required' in item && item.required === true}
              {...(error ? { validateStatus: 'error' as const, help: wordsOf(error) } : {})}
            >
              <Flex vertical gap={8}>
                {secret && (
                  <Stored secret={secret} list={item.as === 'list'} onChange={(drop) => set(name, { drop })} />
                )}
                <Input.Password
                  id={id}
                  autoComplete="new-password"
                  placeholder={t('channels.secret_new')}
                  maxLength={item.max}
                  value={secret?.add ?? ''}
                  onChange={(event) => set(name, { add: event.target.value.trim() })}
                />
              </Flex>
            </Form.Item>
          );
        })}
      </>
    );
  };
