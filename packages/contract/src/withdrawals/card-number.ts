/** Whether a card number without spaces has a possible length and its check digit is right (Luhn, ISO/IEC 7812). */
export function cardHolds(number: string): boolean {
  if (!/^\d{12,19}$/.test(number) || /^0+$/.test(number)) return false;
  let sum = 0;
  for (const [place, sign] of [...number].reverse().entries()) {
    const doubled = Number(sign) * (place % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
