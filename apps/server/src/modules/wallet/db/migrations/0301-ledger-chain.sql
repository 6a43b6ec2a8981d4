-- Every transfer is sealed after it is booked: its place in the chain and a hash over the seal before it and over all
-- that the transfer and its entries say. Payments write nothing here (docs/decisions/023-ledger-chain.md).
CREATE TABLE ledger_seal (
  position bigint PRIMARY KEY,
  -- No foreign key: it would write into every transfer's row a second time.
  transfer_id bigint NOT NULL UNIQUE,
  hash bytea NOT NULL
);
CREATE TRIGGER ledger_seal_append_only BEFORE UPDATE OR DELETE ON ledger_seal
  FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER ledger_seal_kept BEFORE TRUNCATE ON ledger_seal
  FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

-- Where the chain ends; its row is what sealers lock.
CREATE TABLE ledger_head (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  position bigint NOT NULL,
  transfer_id bigint NOT NULL,
  hash bytea NOT NULL
);
INSERT INTO ledger_head (position, transfer_id, hash) VALUES (0, 0, decode(repeat('00', 32), 'hex'));

-- What the sealed transfers of a day (UTC) moved on an account of the house, so that its balance at a moment is no sum
-- over all sales there ever were. Written by the sealer alone.
CREATE TABLE ledger_house_day (
  account_id bigint NOT NULL,
  day date NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (account_id, day)
);
-- Transfers of a time are neighbours in the table; this costs a booking next to nothing.
CREATE INDEX ledger_transfer_time ON ledger_transfer USING brin (created_at) WITH (pages_per_range = 16, autosummarize = on);

-- Texts carry their length and numbers whether they are there, so that no two contents have the same bytes.
CREATE FUNCTION ledger_bytes(value text) RETURNS bytea LANGUAGE sql STABLE STRICT AS $$
  SELECT int4send(octet_length(convert_to(value, 'UTF8'))) || convert_to(value, 'UTF8')
$$;
CREATE FUNCTION ledger_bytes(value bigint) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN value IS NULL THEN '\x00'::bytea ELSE '\x01'::bytea || int8send(value) END
$$;

-- What is sealed of a transfer: all its columns, all columns of its entries, and whose accounts those are.
CREATE VIEW ledger_content AS
  SELECT t.id AS transfer_id,
    int8send(t.id) || ledger_bytes(t.kind) || ledger_bytes(t.idempotency_key) || ledger_bytes(t.reference_kind)
      || ledger_bytes(t.reference_id) || ledger_bytes(t.note) || timestamptz_send(t.created_at)
      || COALESCE(string_agg(
        int8send(e.id) || int8send(e.account_id) || int8send(e.amount)
          || ledger_bytes(e.balance_before) || ledger_bytes(e.balance_after)
          || ledger_bytes(COALESCE(a.owner_id::text, '')) || ledger_bytes(COALESCE(a.code, ''))
          || ledger_bytes(COALESCE(a.unit, '')), ''::bytea ORDER BY e.id) FILTER (WHERE e.id IS NOT NULL), ''::bytea)
      AS content
  FROM ledger_transfer t
  LEFT JOIN ledger_entry e ON e.transfer_id = t.id
  LEFT JOIN ledger_account a ON a.id = e.account_id
  GROUP BY t.id;

-- Seals the next transfers in the order of their ids, as far as the caller knows that no lower id can still appear.
-- Gives how many; none while somebody else is sealing.
CREATE FUNCTION seal_ledger(up_to bigint, most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  head ledger_head;
  begun bigint;
  booked record;
  sealed integer := 0;
BEGIN
  SELECT * INTO head FROM ledger_head FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN 0;
  END IF;
  begun := head.transfer_id;
  -- The last id of this batch, so that the content below is read for these ids alone.
  SELECT max(id) INTO up_to FROM (
    SELECT id FROM ledger_transfer WHERE id > begun AND id <= up_to ORDER BY id LIMIT most) batch;
  IF up_to IS NULL THEN
    RETURN 0;
  END IF;
  FOR booked IN
    SELECT c.transfer_id, c.content FROM ledger_content c
    WHERE c.transfer_id > begun AND c.transfer_id <= up_to ORDER BY c.transfer_id
  LOOP
    sealed := sealed + 1;
    head.position := head.position + 1;
    head.transfer_id := booked.transfer_id;
    head.hash := sha256(head.hash || int8send(head.position) || booked.content);
    INSERT INTO ledger_seal (position, transfer_id, hash) VALUES (head.position, head.transfer_id, head.hash);
  END LOOP;
  INSERT INTO ledger_house_day AS d (account_id, day, amount)
    SELECT e.account_id, (t.created_at AT TIME ZONE 'UTC')::date, sum(e.amount)
    FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id
    JOIN ledger_account a ON a.id = e.account_id AND a.owner_id IS NULL
    WHERE t.id > begun AND t.id <= up_to GROUP BY 1, 2
    ON CONFLICT (account_id, day) DO UPDATE SET amount = d.amount + excluded.amount;
  UPDATE ledger_head SET position = head.position, transfer_id = head.transfer_id, hash = head.hash;
  RETURN sealed;
END
$$;

-- What is wrong with the seals of these places. Each is judged by the seal before it as it stands, so that one edit is
-- told once, where it is.
CREATE FUNCTION ledger_chain_breaks(first bigint, last bigint)
RETURNS TABLE ("position" bigint, transfer_id bigint, flaw text) LANGUAGE sql STABLE AS $$
  WITH seals AS (
    (SELECT s.position, s.transfer_id, s.hash FROM ledger_seal s WHERE s.position < first ORDER BY s.position DESC LIMIT 1)
    UNION ALL
    SELECT s.position, s.transfer_id, s.hash FROM ledger_seal s WHERE s.position BETWEEN first AND last
  ), chained AS (
    SELECT s.*, lag(s.position, 1, 0::bigint) OVER way AS position_before,
      lag(s.transfer_id, 1, 0::bigint) OVER way AS transfer_before,
      lag(s.hash, 1, decode(repeat('00', 32), 'hex')) OVER way AS hash_before
    FROM seals s WINDOW way AS (ORDER BY s.position)
  ), judged AS (
    SELECT s.position, s.transfer_id, CASE
      WHEN s.position <> s.position_before + 1 THEN 'a seal before this one is missing'
      WHEN s.transfer_id <= s.transfer_before THEN 'out of order'
      WHEN c.transfer_id IS NULL THEN 'the transfer is gone'
      WHEN s.hash IS DISTINCT FROM sha256(s.hash_before || int8send(s.position) || c.content)
        THEN 'the content is not what was sealed'
    END AS flaw
    FROM chained s LEFT JOIN ledger_content c ON c.transfer_id = s.transfer_id
    WHERE s.position >= first
  )
  SELECT j.position, j.transfer_id, j.flaw FROM judged j WHERE j.flaw IS NOT NULL ORDER BY j.position
$$;
