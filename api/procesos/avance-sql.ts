/** Documents in force of process `p`, of the six it should have, as SQL. */
export const CARGADOS_DE_PROCESO = `(SELECT COUNT(*) FROM documentacion d
  WHERE d.id_proceso = p.id AND EXISTS (SELECT 1 FROM documentacion_archivos a WHERE a.documento_id = d.id AND a.vigente))`
