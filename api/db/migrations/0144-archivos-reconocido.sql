-- What a paper of a procedure says of itself by its own text, as it was told to who sent it: {"documento", "curp"}, or NULL.
ALTER TABLE archivos ADD COLUMN reconocido TEXT;
