/** A ticket's number: the three digits of its airline and ten more. */
const TICKET = /^\d{13}$/;

/** Returns the references of a booking of flights apart: its record locators, one of each airline, and the numbers of its tickets. */
export const ticketReferences = (references: readonly string[]) => ({
  locators: references.filter((one) => !TICKET.test(one)),
  tickets: references.filter((one) => TICKET.test(one)),
});
