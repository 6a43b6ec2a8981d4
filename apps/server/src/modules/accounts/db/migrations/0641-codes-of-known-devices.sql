-- A code for a new password that a known device asked for has tries of its own: strangers cannot use them up.
ALTER TABLE account_code DROP CONSTRAINT account_code_purpose_check,
  ADD CONSTRAINT account_code_purpose_check CHECK (purpose IN ('verify', 'change', 'reset', 'reset_known'));
