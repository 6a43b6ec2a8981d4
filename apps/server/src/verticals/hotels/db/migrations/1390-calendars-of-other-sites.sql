-- Nights that calendars of other sites close (docs/decisions/285-calendars-of-other-sites.md), and the calendar of each room type for them.

-- Rooms that other calendars say are taken. They may be more than are left: what was sold here stays sold, and the night is shown as a conflict.
ALTER TABLE hotel_night ADD COLUMN blocked int NOT NULL DEFAULT 0 CONSTRAINT hotel_night_blocked CHECK (blocked >= 0);

-- The secret address of a room type's own calendar. A row without a token has none any more, and stores what was last published.
CREATE TABLE hotel_calendar_address (
  room_type_id uuid PRIMARY KEY REFERENCES hotel_room_type,
  -- SHA-256 of the token, by which it is found; the token itself sealed, for staff to copy.
  token_hash bytea UNIQUE,
  token text,
  made_at timestamptz,
  -- When another program read it last.
  fetched_at timestamptz,
  -- [{first, until, revision, at}]: the events as they were last published.
  events jsonb NOT NULL DEFAULT '[]',
  revision int NOT NULL DEFAULT 0,
  changed_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT hotel_calendar_address_token CHECK ((token IS NULL) = (token_hash IS NULL) AND (token IS NULL) = (made_at IS NULL))
);

-- Calendars of other sites that are read. Reading goes by the real time.
CREATE TABLE hotel_feed (
  id uuid PRIMARY KEY,
  room_type_id uuid NOT NULL REFERENCES hotel_room_type,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- Sealed: who has it reads the calendar. Empty once it is removed.
  url text NOT NULL,
  host text NOT NULL,
  -- Rooms that each of its entries takes.
  rooms int NOT NULL CHECK (rooms BETWEEN 1 AND 1000),
  -- What the last good answer said of itself, and the hotel's day on which it was read.
  etag text,
  last_modified text,
  read_day date,
  tried_at timestamptz,
  read_at timestamptz,
  -- Entries of the last good reading that close no night: cancelled, free, over, or the shop's own.
  left_out int NOT NULL DEFAULT 0,
  problem text CHECK (problem IN ('unreachable', 'address', 'status', 'too_large', 'not_calendar', 'too_many', 'emptied', 'own')),
  problem_status int,
  failing_since timestamptz,
  next_read_at timestamptz NOT NULL DEFAULT statement_timestamp(),
  removed_at timestamptz,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT statement_timestamp(),
  CONSTRAINT hotel_feed_problem CHECK ((problem IS NULL) = (failing_since IS NULL))
);
CREATE INDEX hotel_feed_room ON hotel_feed (room_type_id);
CREATE INDEX hotel_feed_due ON hotel_feed (next_read_at) WHERE removed_at IS NULL;

-- Nights [first, until) that an entry of a feed takes rooms in. Of the entry a hash alone is stored.
CREATE TABLE hotel_block (
  feed_id uuid NOT NULL REFERENCES hotel_feed,
  entry text NOT NULL,
  first date NOT NULL,
  until date NOT NULL CHECK (until > first),
  rooms int NOT NULL CHECK (rooms > 0),
  PRIMARY KEY (feed_id, entry, first)
);
