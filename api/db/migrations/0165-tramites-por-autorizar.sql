-- A CAIR procedure and a late contribution are proposals that two others authorise. Those of before keep who acted on them; an open one
-- waits on, without its effect: the next authorisation shows today's.
ALTER TABLE propuestas ADD COLUMN primera_por BIGINT REFERENCES usuarios (id);

ALTER TABLE propuestas ADD COLUMN primera_at TEXT;

CREATE INDEX propuestas_primera_por ON propuestas (primera_por);

INSERT INTO propuestas (accion, datos, huella, sujeto, cambios, importe_centavos, enlace, registro, estado, propuesta_por, propuesta_at,
  primera_por, primera_at, decidida_por, decidida_at, nota, version)
SELECT 'cair.tramite', '{"id":' || t.id || '}', 'cair.tramite:' || t.id, t.folio || ', ' || a.apellido_paterno || ' ' || a.nombre, '[]',
  t.importe_centavos, '/dashboard?vista=cair&tab=tramites', CAST(t.id AS TEXT),
  CASE t.estado WHEN 'aprobado' THEN 'autorizada' WHEN 'rechazado' THEN 'rechazada' ELSE 'pendiente' END,
  t.solicitado_por, t.solicitado_at, t.primera_por, t.primera_at, t.resuelto_por, t.resuelto_at, t.nota, t.version
FROM cair_tramites t JOIN afiliados a ON a.id = t.afiliado_id ORDER BY t.id;

INSERT INTO propuestas (accion, datos, huella, sujeto, cambios, importe_centavos, enlace, registro, estado, propuesta_por, propuesta_at,
  primera_por, primera_at, decidida_por, decidida_at, nota, version)
SELECT 'extemporanea.reconocer', '{"id":' || t.id || '}', 'extemporanea.reconocer:' || t.id, t.folio || ', ' || a.apellido_paterno || ' ' || a.nombre, '[]',
  t.principal_centavos, '/dashboard?vista=extemporaneas', CAST(t.id AS TEXT),
  CASE t.estado WHEN 'aprobado' THEN 'autorizada' WHEN 'rechazado' THEN 'rechazada' ELSE 'pendiente' END,
  t.solicitado_por, t.solicitado_at, t.primera_por, t.primera_at, t.resuelto_por, t.resuelto_at, t.nota, t.version
FROM extemporaneas t JOIN afiliados a ON a.id = t.afiliado_id ORDER BY t.id;

ALTER TABLE cair_tramites DROP COLUMN primera_por;

ALTER TABLE cair_tramites DROP COLUMN primera_at;

ALTER TABLE cair_tramites DROP COLUMN resuelto_por;

ALTER TABLE cair_tramites DROP COLUMN resuelto_at;

ALTER TABLE cair_tramites DROP COLUMN nota;

ALTER TABLE cair_tramites DROP COLUMN version;

ALTER TABLE extemporaneas DROP COLUMN primera_por;

ALTER TABLE extemporaneas DROP COLUMN primera_at;

ALTER TABLE extemporaneas DROP COLUMN resuelto_por;

ALTER TABLE extemporaneas DROP COLUMN resuelto_at;

ALTER TABLE extemporaneas DROP COLUMN nota;

ALTER TABLE extemporaneas DROP COLUMN version;
