/** A word that the code no longer uses: how its names look, where it is meant, and what the field calls the thing. */
type OldWord = {
  /** Fits a whole name in the code. */
  readonly name: RegExp;
  readonly use: string;
  /** Where the word would mean that thing; everywhere when left out. */
  readonly where?: RegExp;
};

const BACKOFFICE = /^apps\/backoffice\/src\//;
const SERVER = /^apps\/server\/src\/(?!demo\/|verticals\/[\w-]+\/demo\/)/;

/** Names on the wire, in tables and in texts stay as they are, and are not in here. */
export const OLD_WORDS: readonly OldWord[] = [
  { name: /^(?:pen|Pen)$/, use: 'ctx, CellContext', where: BACKOFFICE },
  { name: /^\w*[Hh]ands$/, use: 'actions, …Actions', where: BACKOFFICE },
  { name: /^draw$/, use: 'render', where: BACKOFFICE },
  { name: /^(?:\w+InLine|inLine|flushLine)$/, use: 'enqueue, …Queued, flushQueue', where: SERVER },
  {
    name: /^(?:gathered|keptValue|createTurns|inTurn|InTurn)$/,
    use: 'batched, cachedValue, limitConcurrency',
    where: /^apps\/server\/src\/(?:platform|modules|verticals)\/(?!.*test)/,
  },
  { name: /^(?:\w*[a-z])?(?<![eE])[Ll]aps(?:e|ed|es|ing)(?:[A-Z]\w*)?$/, use: 'pastDeadline, expire…', where: SERVER },
  {
    name: /^(?:\w+Told|told|[tT]old(?!Apart$|By$)[A-Z]\w*|tell(?!DiningLate)(?:[A-Z]\w*)?)$/,
    use: '…Notice, notify…, report…',
    where: SERVER,
  },
  { name: /^(?:registerChooser|\w*Chooser|chooser|\w*Finds)$/, use: 'slotProvider, searchProvider', where: SERVER },
  {
    name: /^(?:clearTheWay|takeMoney|lockTry|onceOnly|undoUnless|orTaken|orRefused)$/,
    use: 'expireBlockingOrders, applyReceivedFunds, lockAttempt, runIdempotent, withSavepoint, map…Violation',
  },
  {
    name: /^(?:[sS]helf|[sS]helves|\w*Shelf|\w*Shelves|shelf[A-Z]\w*|shelved|Shelved)$/,
    use: 'merchandising, cityCache, list',
    where: /^(?:apps\/(?:server|storefront|backoffice)\/src\/(?!demo\/))/,
  },
  {
    name: /^(?:(?!deskChannels$|desk$)[dD]esk\w*|\w+Desk)$/,
    use: 'reviewQueue, inbox, businessHours, editor',
    where: /^apps\/server\/src\/modules\/(?:payments|chat|languages|travel-home)\/(?!test)/,
  },
  {
    name: /^(?:AfterSaleCase|Case(?:Row|State|Reason|Kind|Line|Lines|Summary|View)|case(?:Row|Steps|Summary|View))$/,
    use: 'ReturnRequest…',
  },
  { name: /^(?:sift|Sift)$/, use: 'filter' },
  {
    name: /^(?:By|Wanted|Asked|Given|Shown|Kept|Told)$/,
    use: 'a name of what it holds, such as StaffContext',
    where: /^(?:apps|packages)\/\w+\/src\//,
  },
  {
    name: /^(?:Near|WayIn|Ways|WaysOn)$/,
    use: 'RenderWhenNear, EmptyWalletActions, PaymentMethods, AlternativeGroups',
    where: /^apps\/storefront\/src\//,
  },
];

/** Lines that a name alone does not tell. */
export const OLD_LINES: readonly { readonly line: RegExp; readonly use: string }[] = [
  { line: /^import look from/, use: 'styles' },
];

/** Files were renamed with what they hold; what tests stand on is in `fixtures.ts` and `<thing>.fixtures.ts`. */
export const OLD_FILES =
  /\/(?:leave|run-due|keep-(?:nights|places|tables|pieces|seats)|take-money|or-taken|kept-value|in-turn|in-line|gathered|way-in|told|tell)\.(?:test\.)?tsx?$|\/test\/(?:sky|house|agency|counter|warehouse|purse|people|letters|books|place-to-eat|(?:\w+-)?(?:desk|shop|till|agency|trip))\.ts$/;
