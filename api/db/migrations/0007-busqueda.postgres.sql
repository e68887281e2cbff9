CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE INDEX afiliados_nombre_trgm ON afiliados USING gin ((' ' || nombre_plegado) gin_trgm_ops);
