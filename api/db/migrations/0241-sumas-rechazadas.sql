-- Sums of the refused rows of a load, as JSON; "" where nobody added them up.
ALTER TABLE cargas ADD COLUMN sumas_rechazadas TEXT NOT NULL DEFAULT '';
