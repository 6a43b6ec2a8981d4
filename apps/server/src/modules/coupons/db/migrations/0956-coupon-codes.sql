-- Coupons are found by their code as it is read. Older codes may read alike, so it is not unique.
CREATE INDEX coupon_code_read ON coupon (chosen_code(code)) WHERE code IS NOT NULL;
