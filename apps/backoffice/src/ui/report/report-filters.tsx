import { Select } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import type { TextKey } from '../../text/text-key';
import { useText } from '../../text/use-text';
import { type Choices, useChoices } from '../choices';
import { DayRange, type Days } from '../range-picker';
import styles from './report.module.css';

/** What a filter of one's own gets. */
export type OwnFilterProps = { value: string | undefined; onChange: (value: string | undefined) => void };

/** What a report can be narrowed by: it stands in the address by its name, where an empty one means all of them. */
export type ReportFilter = { readonly name: string; readonly empties?: string } & (
  | { readonly label: TextKey; readonly every: TextKey; readonly choices: Choices }
  | { readonly render: ComponentType<OwnFilterProps> }
);

type ChoiceFilterProps = OwnFilterProps & { label: TextKey; every: TextKey; choices: Choices };

/** One of what an endpoint lists, found by a part of its name, or of a few known ones. */
function ChoiceFilter({ label, every, choices, value, onChange }: ChoiceFilterProps) {
  const t = useText();
  const { list, loading } = useChoices(choices);
  return (
    <Select<string | null>
      aria-label={t(label)}
      placeholder={t(every)}
      allowClear
      {...('endpoint' in choices ? { showSearch: { optionFilterProp: 'label' } } : {})}
      value={value ?? null}
      loading={loading}
      options={list}
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
}

type ReportFiltersProps = {
  days: Days;
  filters: readonly ReportFilter[];
  asked: Readonly<Partial<Record<string, string>>>;
  ask: (change: Readonly<Record<string, string | undefined>>) => void;
  children?: ReactNode;
};

/** The days of a report and what it is narrowed by. */
export function ReportFilters({ days, filters, asked, ask, children }: ReportFiltersProps) {
  return (
    <div className={styles.filters}>
      <div>
        <DayRange value={days} onChange={(next) => next && ask(next)} />
      </div>
      {filters.map(({ name, empties, ...filter }) => {
        const shared = {
          value: asked[name],
          onChange: (next: string | undefined) => ask({ [name]: next, ...(empties ? { [empties]: undefined } : {}) }),
        };
        return 'render' in filter ? (
          <filter.render key={name} {...shared} />
        ) : (
          <ChoiceFilter key={name} {...filter} {...shared} />
        );
      })}
      {children}
    </div>
  );
}
