import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Button, Card, Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../text/use-text';
import type { Filter } from '../define-list';
import styles from '../list.module.css';
import { isTakenElsewhere } from '../use-row-keys';
import { FilterField } from './filter-field';

/** Filters that stand in the card before More is opened. */
const ALWAYS = 4;

type Values = Record<string, unknown>;
const nameOf = <Q,>(filter: Filter<Q>): string =>
  filter.kind === 'days' ? `${filter.from}..${filter.to}` : filter.key;

/** Form values of a filter: a range of days becomes one value. */
function toForm<Q>(filters: Filter<Q>[], values: Values): Values {
  const entries = filters.map((filter) => {
    if (filter.kind !== 'days') return [nameOf(filter), values[filter.key]];
    const [from, to] = [values[filter.from], values[filter.to]];
    return [nameOf(filter), from && to ? { from, to } : undefined];
  });
  return Object.fromEntries(entries);
}

/** The filter that the form's values ask for, empty ones left out. */
function fromForm<Q>(filters: Filter<Q>[], form: Values): Values {
  const entries = filters.flatMap((filter): [string, unknown][] => {
    const value = form[nameOf(filter)];
    if (filter.kind !== 'days') return [[filter.key, typeof value === 'string' ? value.trim() : value]];
    const days = value as { from: string; to: string } | undefined;
    return [
      [filter.from, days?.from],
      [filter.to, days?.to],
    ];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== ''));
}

type SearchCardProps<Q> = {
  filters: Filter<Q>[];
  values: Values;
  onSearch: (values: Values) => void;
  onReset: () => void;
};

/** The search card: four fields, Search, Reset, and More for the rest. `/` goes to its first field. */
export function SearchCard<Q>({ filters, values, onSearch, onReset }: SearchCardProps<Q>) {
  const t = useText();
  const [form] = Form.useForm<Values>();
  const hidden = filters.slice(ALWAYS);
  const [more, setMore] = useState(() => Object.keys(fromForm(hidden, toForm(hidden, values))).length > 0);
  const card = useRef<HTMLDivElement>(null);
  const said = JSON.stringify(values);
  // The list makes its values anew with each answer: what is being typed stays unless they say something else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `said` stands for `values`
  useEffect(() => form.setFieldsValue(toForm(filters, values)), [form, filters, said]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTakenElsewhere(event.target)) return;
      event.preventDefault();
      card.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const field = (filter: Filter<Q>) => (
    <Form.Item key={nameOf(filter)} name={nameOf(filter)} label={t(filter.label)}>
      <FilterField filter={filter} />
    </Form.Item>
  );
  return (
    <Card variant="borderless" className={styles.search ?? ''} ref={card} role="search">
      <Form
        form={form}
        layout="vertical"
        initialValues={toForm(filters, values)}
        onFinish={(typed) => onSearch(fromForm(filters, typed))}
      >
        <div className={styles.fields}>
          {filters.slice(0, ALWAYS).map(field)}
          <div className={styles.buttons}>
            <Button type="primary" htmlType="submit">
              {t('ui.list.search')}
            </Button>
            <Button
              onClick={() => {
                form.setFieldsValue(toForm(filters, {}));
                onReset();
              }}
            >
              {t('ui.list.reset')}
            </Button>
            {hidden.length > 0 && (
              <Button type="link" className={styles.more ?? ''} aria-expanded={more} onClick={() => setMore(!more)}>
                {t(more ? 'ui.list.less' : 'ui.list.more')}
                {more ? <IconChevronUp size={14} /> : <IconChevronDown size={14} />}
              </Button>
            )}
          </div>
          <div className={styles.rest} hidden={!more}>
            {hidden.map(field)}
          </div>
        </div>
      </Form>
    </Card>
  );
}
