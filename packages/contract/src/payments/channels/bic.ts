/**
 * A bank's code in capitals, or nothing: four letters or digits of its own, its country, two of its place and three of a branch (ISO 9362:2022,
 * as ISO 20022 writes it in `BICFIDec2014Identifier`).
 */
export const BIC_OR_NOTHING = /^(?:[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)?$/;
