import { productImportEndpoints as calls } from '@app/contract/catalog/import-endpoints';
import type { ColumnField, ImportDialect } from '@app/contract/catalog/import-fields';
import type { ImportSettings, ProductImport } from '@app/contract/catalog/import-schemas';
import type { TableReading } from '@app/contract/core/tables';
import type { NumberStyle } from '@app/kernel/written-numbers';
import { useState } from 'react';
import { request } from '../../../api/request';
import { useAction } from '../../../ui/use-action';

const withOne = <T>(all: readonly T[], at: number, one: T): T[] => all.map((old, index) => (index === at ? one : old));

/** Which column of an import fills what, how its numbers are written, and sending that. */
export function useMapping(of: ProductImport, onMapped: () => void) {
  const { busy, run } = useAction();
  const [mapping, setMapping] = useState(of.mapping);
  const [styles, setStyles] = useState(of.styles);
  const [settings, setSettings] = useState(of.settings);
  const params = { id: of.id };
  return {
    busy,
    settings,
    set: (change: Partial<ImportSettings>) => setSettings({ ...settings, ...change }),
    choose: async (dialect: ImportDialect): Promise<void> => {
      const body = { version: of.version, dialect };
      if (await run(() => request(calls.chooseDialect, { params, body }))) onMapped();
    },
    mapping,
    styles,
    fill: (at: number, field: ColumnField | null) => setMapping(withOne(mapping, at, field)),
    write: (at: number, style: NumberStyle) => setStyles(withOne(styles, at, style)),
    reread: async (reading: TableReading): Promise<void> => {
      const body = { version: of.version, ...reading };
      if (await run(() => request(calls.rereadImport, { params, body }))) onMapped();
    },
    check: async (): Promise<void> => {
      const body = { version: of.version, mapping, styles, settings };
      if (await run(() => request(calls.mapImport, { params, body }))) onMapped();
    },
  };
}
export type MappingDraft = ReturnType<typeof useMapping>;
