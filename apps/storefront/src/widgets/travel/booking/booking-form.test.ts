import { describe, expect, it } from 'vitest';
import {
  contactOf,
  flawsOfContact,
  flawsOfGuests,
  guestsOf,
  placeOfBookingField,
  proposedValues,
} from './booking-form.ts';

const contact = { contactName: ' Ana Reis ', country: 'PT', phone: '+351912345678', email: 'ana@example.com' };

describe('a booking form', () => {
  it('asks for the name of each guest, in any script', () => {
    const values = { family0: 'Reis', given0: 'Ana', family1: '王', given1: '' };
    expect(flawsOfGuests(values, 2)).toEqual({ given1: 'field.guest_name' });
    expect(flawsOfGuests({ ...values, given1: '小明' }, 2)).toEqual({});
    expect(flawsOfGuests({ family0: 'R2D2', given0: "Jean-Luc O'Neil" }, 1)).toEqual({ family0: 'field.guest_name' });
  });

  it('asks for a name, a phone of its country and an e-mail', () => {
    expect(flawsOfContact(contact)).toEqual({});
    expect(flawsOfContact({})).toEqual({
      contactName: 'field.contact_name',
      phone: 'field.address_tel',
      email: 'field.email_required',
    });
    expect(flawsOfContact({ ...contact, phone: '91234ana' }).phone).toBe('field.phone_digits');
    expect(flawsOfContact({ ...contact, phone: '12' }).phone).toBe('field.address_tel');
    expect(flawsOfContact({ ...contact, email: 'ana@' }).email).toBe('field.email_format');
  });

  it('gives what the call takes', () => {
    expect(guestsOf({ family0: ' Reis ', given0: 'Ana' }, 1)).toEqual([
      { unit: 1, familyName: 'Reis', givenName: 'Ana' },
    ]);
    expect(contactOf(contact)).toMatchObject({ name: 'Ana Reis', country: 'PT' });
  });

  it('takes what is proposed where nothing was typed, and a number never beside the country of another', () => {
    const proposed = { name: 'Ana Reis', country: 'PT', phone: '+351912345678', email: 'ana@example.com' };
    const { contactName, ...rest } = contact;
    const all = { ...rest, contactName: 'Ana Reis' };
    expect(proposedValues(proposed, () => false)).toEqual(all);
    expect(proposedValues(proposed, (field) => field === 'country')).toEqual({
      contactName: 'Ana Reis',
      email: all.email,
    });
    expect(proposedValues(proposed, (field) => field !== 'country')).toEqual({});
    const unknown = { name: '', country: null, phone: '', email: 'ana@example.com' };
    expect(proposedValues(unknown, () => false)).toEqual({ email: 'ana@example.com' });
  });

  it('finds the field that was refused', () => {
    expect(placeOfBookingField('guests.1.givenName')).toBe('given1');
    expect(placeOfBookingField('guests.0')).toBe('family0');
    expect(placeOfBookingField('contact.email')).toBe('email');
    expect(placeOfBookingField('quoteId')).toBeNull();
  });
});
