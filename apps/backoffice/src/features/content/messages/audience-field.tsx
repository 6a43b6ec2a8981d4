import { staffMessageEndpoints } from '@app/contract/messaging/staff-endpoints';
import type { AUDIENCES } from '@app/contract/messaging/staff-schemas';
import { Form, Select } from 'antd';
import { type UIEvent, useEffect, useRef, useState } from 'react';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { labelOf, useTyped } from '../../../ui/form/inputs/use-typed';

type Chosen = OwnFieldProps<string> & { id?: string };
type Audience = (typeof AUDIENCES)[number];
type Known = { id: string; name: string } | null;
/** Read at a time, and at most: whoever needs more types another letter. */
const PAGE = 20;
const MOST = 100;

function AudienceSize({ audience, to }: { audience: Audience | undefined; to: string }) {
  const t = useText();
  const chosen = audience === 'all' || (audience !== undefined && to !== '');
  const { data } = useAnswer(
    staffMessageEndpoints.audienceSize,
    { query: { audience: audience ?? 'all', audienceTo: audience === 'all' ? '' : to } },
    { enabled: chosen },
  );
  if (!chosen || !data) return null;
  return <span role="status">{t('messages.audience_count', { count: data.customers })}</span>;
}

/** Whom a message is for: levels, agents with their branch, or customers, looked for by name. `known` is who it was. */
export const audienceField = (known: Known) =>
  function AudienceField({ value, onChange, errors: _errors, ...wiring }: Chosen) {
    const t = useText();
    const audience = Form.useWatch('audience') as Audience | undefined;
    const { word, search, meant } = useTyped();
    const [limit, setLimit] = useState(PAGE);
    const [named, setNamed] = useState<Known>(known);
    const kind = audience && audience !== 'all' ? audience : null;
    const before = useRef(audience);
    useEffect(() => {
      // A level is no customer: another kind of audience begins with nobody chosen.
      if (before.current !== undefined && before.current !== audience) onChange?.('');
      before.current = audience;
    }, [audience, onChange]);
    const found = useAnswer(
      staffMessageEndpoints.findAudience,
      { query: { audience: kind ?? 'level', word, limit: String(limit) } },
      { enabled: kind !== null },
    );
    const rows = kind === null ? [] : (found.data?.list ?? []);
    const options = rows.map(({ id, name, note }) => ({ value: id, label: note ? `${name} · ${note}` : name }));
    const nameOf = (id: string) => [...rows, ...(named ? [named] : [])].find((one) => one.id === id)?.name ?? id;
    const more = ({ currentTarget }: UIEvent<HTMLElement>) => {
      const { scrollTop, clientHeight, scrollHeight } = currentTarget;
      const left = (found.data?.total ?? 0) > rows.length && rows.length < MOST;
      if (left && scrollTop + clientHeight > scrollHeight - 40) setLimit(Math.min(limit + PAGE, MOST));
    };
    return (
      <>
        <Select<{ value: string; label: string } | null>
          {...wiring}
          allowClear
          disabled={kind === null}
          loading={found.isFetching && kind !== null}
          placeholder={t(kind === null ? 'messages.audience.all' : 'messages.audience_pick')}
          notFoundContent={t('messages.audience_none')}
          showSearch={{ filterOption: false, onSearch: search }}
          onPopupScroll={more}
          options={meant(options, found.isFetching, labelOf)}
          labelInValue
          value={kind && value ? { value, label: nameOf(value) } : null}
          onChange={(chosen) => {
            setNamed(chosen ? { id: chosen.value, name: nameOf(chosen.value) } : null);
            search('');
            onChange?.(chosen?.value ?? '');
          }}
        />
        <AudienceSize audience={audience} to={value ?? ''} />
      </>
    );
  };
