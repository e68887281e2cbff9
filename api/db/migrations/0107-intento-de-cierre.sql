-- Which attempt at applying a close may write: the last that took it. One before it finds another number and stops.
ALTER TABLE cierres ADD COLUMN intento INTEGER NOT NULL DEFAULT 0;
