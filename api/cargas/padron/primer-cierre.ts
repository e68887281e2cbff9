import { quincenaLong } from '#domain/calendario/quincena.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { selectRow } from '#api/db/sql.ts'

interface PrimerCierre {
  /** Ordinal. */
  readonly quincena: number
  readonly personas: number
  readonly importeCentavos: number
}

/** The first close that an entity requested in the portal; null if it requested none. A reopened one that nobody requested again is none. */
function selectPrimerCierre(entidadId: number): Promise<PrimerCierre | null> {
  return selectRow(
    `SELECT k.quincena, k.personas,
       CAST(COALESCE((SELECT SUM(t.importe_centavos) FROM cierre_totales t WHERE t.cierre_id = k.id), 0) AS BIGINT) AS "importeCentavos"
     FROM cierres k WHERE k.entidad_id = $1 AND k.estado NOT IN ('abierto', 'anulado') ORDER BY k.quincena LIMIT 1`,
    [entidadId],
  )
}

/** Why people of an entity do not enter by file any more, with the figures of its first close; "" before it. */
export async function porQueYaCerro(entidadId: number, entidad: string): Promise<string> {
  const cierre = await selectPrimerCierre(entidadId)
  if (!cierre) return ''
  const { quincena, personas, importeCentavos } = cierre
  const cifras = `${cuentaTexto(personas, 'persona', 'personas')}, ${formatPesos(importeCentavos)}`
  return `${entidad} ya tiene el cierre de la ${quincenaLong(quincena)} en el portal (${cifras}). El padrón inicial se carga antes del primer cierre: registra a estas personas con altas y movimientos.`
}
