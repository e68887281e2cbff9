-- What was searched in each list, as JSON by list: it comes back on a reload and goes with the session.
ALTER TABLE sesiones ADD COLUMN busquedas TEXT NOT NULL DEFAULT '{}';
