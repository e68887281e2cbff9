-- People of one office came together, and so have numbers that follow each other: whoever walked everybody's numbers passed over all the others first.
CREATE INDEX afiliados_nivel0_interno ON afiliados (nivel0_id, interno, id, situacion, nivel1_id, nivel2_id);

CREATE INDEX afiliados_nivel1_interno ON afiliados (nivel1_id, interno, id, situacion, nivel0_id, nivel2_id);

CREATE INDEX afiliados_nivel2_interno ON afiliados (nivel2_id, interno, id, situacion, nivel0_id, nivel1_id);
