-- A sign-in whose password was right and that waits for its second step.
CREATE TABLE staff_sign_in_challenge (
  token_hash bytea PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff,
  expires_at timestamptz NOT NULL,
  tries_left int NOT NULL CHECK (tries_left >= 0)
);
CREATE INDEX staff_sign_in_challenge_expiry ON staff_sign_in_challenge (expires_at);

-- What lets somebody in once whose authenticator is lost; made with it and gone with it.
CREATE TABLE staff_recovery_code (
  code_hash bytea PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff,
  used_at timestamptz
);
CREATE INDEX staff_recovery_code_of ON staff_recovery_code (staff_id);
