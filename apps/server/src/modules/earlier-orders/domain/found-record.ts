import { email as emailRule } from '@app/contract/core/validation';
import type { EarlierFlaw, EarlierNote } from '@app/contract/earlier-orders/kinds';

/** Why a record cannot be taken over, with the heading and the cell that it is about. */
export type Flaw = { readonly flaw: EarlierFlaw; readonly column: string; readonly value: string };

/** One order or person as found in a file. What could not be read leaves `record` as far as it was read. */
export type FoundRecord<T> = {
  /** Its first row in the file. */
  readonly row: number;
  /** The number of an order, or what a person is known by: their e-mail, else their telephone number. */
  readonly key: string;
  readonly name: string;
  /** In lower case; empty without a usable one. */
  readonly email: string;
  readonly phone: string;
  readonly orderedAt: Date | null;
  readonly record: T;
  readonly flaw: Flaw | null;
  readonly notes: readonly EarlierNote[];
};

/** What is noticed while a record is read: the first flaw, and notes once each. */
export class Notices {
  flaw: Flaw | null = null;
  private readonly found = new Set<EarlierNote>();

  refuse(flaw: EarlierFlaw, column = '', value = ''): void {
    this.flaw ??= { flaw, column, value: value.slice(0, 100) };
  }

  note(note: EarlierNote): void {
    this.found.add(note);
  }

  /** A text of at most so many characters. */
  cut(text: string, most: number): string {
    if (text.length <= most) return text;
    this.note('cut');
    return text.slice(0, most);
  }

  /** An e-mail as it is compared; empty for none and for what is none. */
  email(written: string): string {
    if (written === '') this.note('email_missing');
    const plain = written.toLowerCase();
    if (written === '' || emailRule.safeParse(plain).success) return plain;
    this.note('email_unusable');
    return '';
  }

  get notes(): EarlierNote[] {
    return [...this.found];
  }
}
