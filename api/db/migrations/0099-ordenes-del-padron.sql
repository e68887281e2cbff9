-- What the padrón is narrowed by goes along in each index that it is walked by: whoever is passed over is never looked up.
DROP INDEX afiliados_nombre;

DROP INDEX afiliados_nivel0_nombre;

DROP INDEX afiliados_nivel1_nombre;

DROP INDEX afiliados_nivel2_nombre;

CREATE INDEX afiliados_nombre ON afiliados (nombre_plegado, id, situacion, nivel0_id, nivel1_id, nivel2_id);

CREATE INDEX afiliados_nivel0_nombre ON afiliados (nivel0_id, nombre_plegado, id, situacion, nivel1_id, nivel2_id);

CREATE INDEX afiliados_nivel1_nombre ON afiliados (nivel1_id, nombre_plegado, id, situacion, nivel0_id, nivel2_id);

CREATE INDEX afiliados_nivel2_nombre ON afiliados (nivel2_id, nombre_plegado, id, situacion, nivel0_id, nivel1_id);

CREATE INDEX afiliados_interno ON afiliados (interno, id, situacion, nivel0_id, nivel1_id, nivel2_id);

CREATE INDEX afiliados_fecha_alta ON afiliados (fecha_alta, id, situacion, nivel0_id, nivel1_id, nivel2_id);

CREATE INDEX afiliados_sueldo ON afiliados (sueldo_centavos, id, situacion, nivel0_id, nivel1_id, nivel2_id);

CREATE INDEX afiliados_situacion ON afiliados (situacion, id, nivel0_id, nivel1_id, nivel2_id);

-- Few people of a place in a situation are found without walking the many others.
DROP INDEX afiliados_nivel1;

CREATE INDEX afiliados_nivel0_situacion ON afiliados (nivel0_id, situacion, id, nivel1_id, nivel2_id);

CREATE INDEX afiliados_nivel1_situacion ON afiliados (nivel1_id, situacion, id, nivel0_id, nivel2_id);

CREATE INDEX afiliados_nivel2_situacion ON afiliados (nivel2_id, situacion, id, nivel0_id, nivel1_id);
