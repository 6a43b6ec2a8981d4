export const priceAlertLimits = {
  /** Alerts of one customer that have not ended. */
  alerts: 20,
  /** Whole percent that a price has to fall for an alert. */
  fall: 5,
  /** Minutes between two looks at a price. */
  everyMinutes: 30,
  /** Days for which an alert that was sent stays in the list. */
  keptDays: 30,
} as const;

/** What a usual price is worked out of, and with less of which none is said. */
export const usualPriceLimits = {
  /** Days that the log is looked back. */
  lookBack: 60,
  /** Days of the log, and days of travel in the month. */
  logDays: 14,
  travelDays: 8,
} as const;
