import { productImportEndpoints as calls } from '@app/contract/catalog/import-endpoints';
import type { ImportField } from '@app/contract/catalog/import-fields';
import type { ProductImport } from '@app/contract/catalog/import-schemas';
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
  const params = { id: of.id };
  return {
    busy,
    mapping,
    styles,
    fill: (at: number, field: ImportField | null) => setMapping(withOne(mapping, at, field)),
    write: (at: number, style: NumberStyle) => setStyles(withOne(styles, at, style)),
    reread: async (reading: TableReading): Promise<void> => {
      const body = { version: of.version, ...reading };
      if (await run(() => request(calls.rereadImport, { params, body }))) onMapped();
    },
    check: async (): Promise<void> => {
      const body = { version: of.version, mapping, styles };
      if (await run(() => request(calls.mapImport, { params, body }))) onMapped();
    },
  };
}
export type MappingDraft = ReturnType<typeof useMapping>;
