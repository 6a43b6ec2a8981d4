import type { SpecTemplate, specTemplateInput } from '@app/contract/catalog/merchandising-schemas';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { z } from 'zod';
import { inTransaction } from '../../../../platform/db/connect.ts';
import { mapUniqueViolation } from '../../../../platform/db/map-violation.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { deleteSpecTemplateRow, lockSpecTemplate, storeSpecTemplate } from '../../db/spec-template.repo.ts';
import { fold } from '../../domain/search-tokens.ts';
import { storedText } from '../../domain/stored-text.ts';
import type { ProductEditor } from '../save-product.ts';

type Input = z.output<typeof specTemplateInput>;

/** Values are told apart by their English names. */
function refuseTwins({ values }: Input): void {
  const names = values.map((value) => fold(value['en-US']).trim());
  const at = names.findIndex((name, index) => names.indexOf(name) < index);
  if (at >= 0) {
    refuse('product.duplicate_spec', { fields: { [`values.${at}`]: 'error.product.duplicate_spec' } });
  }
}

/**
 * Creates a spec template (`seen` null) or saves one. Refuses `product.duplicate_spec` at the value,
 * `spec_template.name_taken`, `record.not_found`, and `record.stale` with `{current}`.
 */
export async function saveSpecTemplate(
  platform: Platform,
  by: ProductEditor,
  given: { seen: { id: string; version: number } | null; input: Input },
): Promise<SpecTemplate> {
  const { seen, input } = given;
  refuseTwins(input);
  const id = seen?.id ?? newId(platform.clock);
  const work = inTransaction(platform.db, async (tx) => {
    const before = seen && (await lockSpecTemplate(tx, seen.id));
    assertThat(!seen || before, 'record.not_found');
    assertThat(!seen || before?.version === seen.version, 'record.stale', { current: before });
    const stored = { name: storedText(input.name), values: input.values.map(storedText) };
    const after = await storeSpecTemplate(tx, id, stored);
    const action = seen ? 'spec_template.update' : 'spec_template.create';
    await logOperation(tx, by, { action, record: `spec_template/${id}`, before, after });
    return after;
  });
  return mapUniqueViolation(work, { index: 'spec_template_name', key: 'spec_template.name_taken', field: 'name' });
}

/** Deletes a spec template; products keep what they took over. Refuses `record.not_found`. */
export async function deleteSpecTemplate(platform: Platform, by: ProductEditor, id: string): Promise<null> {
  return inTransaction(platform.db, async (tx) => {
    const before = await lockSpecTemplate(tx, id);
    assertThat(before, 'record.not_found');
    await deleteSpecTemplateRow(tx, id);
    await logOperation(tx, by, { action: 'spec_template.delete', record: `spec_template/${id}`, before, after: null });
    return null;
  });
}
