import type { StaffPostageRule, StaffTaxRule } from '@app/contract/charges/staff-schemas';
import { assertThat, refuse, refuseField } from '@app/contract/core/refuse';
import { afterCommit, inTransaction, type Tx } from '../../../platform/db/connect.ts';
import type { StaffContext } from '../../../platform/http/bind.ts';
import { logOperation } from '../../../platform/http/operation-log.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { confirmPrices } from '../../settings/public.ts';
import {
  countryTaken,
  lockRules,
  type PostageInput,
  placeTaken,
  postageRule,
  removeRule,
  type TaxInput,
  taxRule,
  writePostage,
  writeTax,
} from '../db/charge.repo.ts';

/** Which rule is saved, and the version that was seen; null for a new one. */
export type Seen = { readonly id: string; readonly version: number } | null;
type Rule = { readonly version: number; readonly isDefault: boolean };

/** How one kind of rule is read, checked, written. */
type Kind<R extends Rule, I> = {
  readonly name: 'postage_rule' | 'tax_rule';
  readonly read: (tx: Tx, id: string) => Promise<R | null>;
  readonly check: (tx: Tx, id: string, given: { input: I; isDefault: boolean }) => Promise<void>;
  readonly write: (tx: Tx, id: string, input: I) => Promise<void>;
};

const postage: Kind<StaffPostageRule, PostageInput> = {
  name: 'postage_rule',
  read: postageRule,
  check: async (tx, id, { input, isDefault }) => {
    if ((input.countries.length === 0) !== isDefault)
      refuseField('countries', isDefault ? 'field.invalid' : 'field.required');
    assertThat(!(await countryTaken(tx, id, input.countries)), 'charges.place_taken');
  },
  write: writePostage,
};

const tax: Kind<StaffTaxRule, TaxInput> = {
  name: 'tax_rule',
  read: taxRule,
  check: async (tx, id, { input, isDefault }) => {
    if ((input.country === '') !== isDefault) refuseField('country', isDefault ? 'field.invalid' : 'field.required');
    if (isDefault && input.region !== '') refuseField('region', 'field.invalid');
    assertThat(!(await placeTaken(tx, id, input)), 'charges.place_taken');
  },
  write: writeTax,
};

// Product pages tell from when on delivery is free.
const dropTerms = (platform: Platform, tx: Tx): void =>
  afterCommit(tx, () => platform.cache.drop(['charges', 'products']));

const save =
  <R extends Rule, I>(kind: Kind<R, I>) =>
  (platform: Platform, by: StaffContext, given: { seen: Seen; input: I }): Promise<R> =>
    inTransaction(platform.db, async (tx) => {
      await lockRules(tx);
      const { seen, input } = given;
      const before = seen && ((await kind.read(tx, seen.id)) ?? refuse('record.not_found'));
      if (before) assertThat(before.version === seen?.version, 'record.stale', { current: before });
      const id = seen?.id ?? newId(platform.clock);
      await kind.check(tx, id, { input, isDefault: before?.isDefault ?? false });
      await confirmPrices(tx, { before, after: input });
      await kind.write(tx, id, input);
      const after = (await kind.read(tx, id)) ?? refuse('record.not_found');
      const action = `${kind.name}.${before ? 'update' : 'create'}`;
      await logOperation(tx, by, { action, record: `${kind.name}/${id}`, before, after });
      dropTerms(platform, tx);
      return after;
    });

const remove =
  <R extends Rule, I>(kind: Kind<R, I>) =>
  (platform: Platform, by: StaffContext, id: string): Promise<null> =>
    inTransaction(platform.db, async (tx) => {
      await lockRules(tx);
      const before = (await kind.read(tx, id)) ?? refuse('record.not_found');
      assertThat(!before.isDefault, 'charges.default_stays');
      await removeRule(tx, kind.name, id);
      await logOperation(tx, by, { action: `${kind.name}.delete`, record: `${kind.name}/${id}`, before, after: null });
      dropTerms(platform, tx);
      return null;
    });

/** Saves a postage rule. Refuses record.not_found, record.stale, charges.place_taken, and a default with countries. */
export const savePostage = save(postage);
/** Saves a tax rule. Refuses as `savePostage`. */
export const saveTax = save(tax);
/** Deletes a postage rule. Refuses record.not_found, and charges.default_stays for the one for everywhere else. */
export const deletePostage = remove(postage);
/** Deletes a tax rule. Refuses as `deletePostage`. */
export const deleteTax = remove(tax);
