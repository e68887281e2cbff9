import { LIGA_SQL } from '#api/afiliacion/alta/insert-liga.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { resumenDeLectura, type CargaDeEntidad } from '#api/cargas/carga-row.ts'
import { conceptosDe } from './conceptos-de-nomina.ts'

/** SQL: monthly equivalent of the amounts of some lines. A line without days paid the whole quincena. */
const mensual = (base: string): string =>
  `SUM(p.${base}_mensual) + CAST(ROUND(SUM(p.${base}_pagado * 3000.0 / CASE WHEN COALESCE(p.dias, 0) <= 0 THEN 1500 ELSE p.dias END)) AS BIGINT)`

/**
 * Runs `cambio`, which changes which payrolls of the quincena of `carga` count. Then sets other benefits, quinquenios and percentage of the
 * posts by the ordinary rows of those that count (decisions §8), as far as their files carry them, and keeps what they were. A payroll
 * older than the entity's latest one sets nothing: it describes an earlier time.
 */
export async function conPercepciones(carga: CargaDeEntidad, cambio: () => Promise<void>): Promise<void> {
  const isVieja = await hayPosterior(carga)
  const antes = await vigentes(carga)
  // The payrolls of a quincena set one sum together. So this reverts the amounts of all of them, the last payroll first.
  const porQuitar = isVieja ? [carga.id, carga.sustituyeId ?? carga.id] : antes.map(({ id }) => id).reverse()
  for (const id of porQuitar) await quitarPercepciones(id)
  await cambio()
  if (isVieja) return
  const hoy = await vigentes(carga)
  const campos = await camposDe(carga, hoy)
  for (const { id } of hoy) await ponerPercepciones(carga, id, campos)
}

type Vigente = Pick<CargaDeEntidad, 'id' | 'resumen'>

/** The payrolls of the entity and quincena that count, in the order in which they began to. */
const vigentes = ({ entidadId, quincena, tipo }: CargaDeEntidad): Promise<Vigente[]> =>
  selectRows<Vigente>(
    `SELECT id, resumen FROM cargas WHERE entidad_id = $1 AND quincena = $2 AND tipo = $3 AND estado = 'aplicada' ORDER BY terminada_at, id`,
    [entidadId, quincena, tipo],
  )

/** Which of the three amounts some files carry, as fields or as concepts. */
interface Campos {
  readonly otros: boolean
  readonly quinquenios: boolean
  readonly porcentaje: boolean
}

async function ponerPercepciones(
  { entidadId, quincena }: CargaDeEntidad,
  id: number,
  { otros, quinquenios, porcentaje }: Campos,
): Promise<void> {
  if (!otros && !quinquenios && !porcentaje) return
  await execute(
    `INSERT INTO nomina_percepciones (carga_id, liga_id, otros_antes, quinquenios_antes, porcentaje_antes, otros, quinquenios, porcentaje)
     SELECT $1, o.id, o.otros_prestaciones_centavos, o.quinquenios_centavos, o.porcentaje,
       ${otros ? 't.otros' : 'o.otros_prestaciones_centavos'}, ${quinquenios ? 't.quinquenios' : 'o.quinquenios_centavos'},
       ${porcentaje ? 'COALESCE(t.porcentaje, o.porcentaje)' : 'o.porcentaje'}
     FROM (SELECT p.afiliado_id, ${mensual('otros')} AS otros, ${mensual('quinquenios')} AS quinquenios, MAX(p.porcentaje) AS porcentaje
           FROM nomina_pagos p JOIN cargas c ON c.id = p.carga_id
           WHERE p.entidad_id = $2 AND p.quincena = $3 AND p.clase = 'ordinaria' AND c.estado = 'aplicada'
             AND p.afiliado_id IN (SELECT afiliado_id FROM nomina_pagos WHERE carga_id = $1 AND clase = 'ordinaria')
           GROUP BY p.afiliado_id) t
     JOIN afiliados a ON a.id = t.afiliado_id JOIN afiliado_org o ON o.id = ${LIGA_SQL} WHERE o.nivel1_id = $2`,
    [id, entidadId, quincena],
  )
  await execute(
    `UPDATE afiliado_org SET otros_prestaciones_centavos = n.otros, quinquenios_centavos = n.quinquenios, porcentaje = n.porcentaje
     FROM nomina_percepciones n WHERE n.carga_id = $1 AND n.liga_id = afiliado_org.id`,
    [id],
  )
}

/** SQL: the load that next set the amounts of the post of row `x`, whose load is `k`. */
const SIGUIENTE = `(SELECT y.carga_id FROM nomina_percepciones y JOIN cargas c ON c.id = y.carga_id
  WHERE y.liga_id = x.liga_id AND (c.terminada_at, c.id) > (k.terminada_at, k.id) ORDER BY c.terminada_at, c.id LIMIT 1)`

/** Brings back what a load had set, where nothing set it since. What was set later then follows what was before. */
async function quitarPercepciones(cargaId: number): Promise<void> {
  await execute(
    `UPDATE afiliado_org SET otros_prestaciones_centavos = x.otros_antes, quinquenios_centavos = x.quinquenios_antes,
       porcentaje = x.porcentaje_antes
     FROM nomina_percepciones x JOIN cargas k ON k.id = x.carga_id
     WHERE x.carga_id = $1 AND x.liga_id = afiliado_org.id AND afiliado_org.otros_prestaciones_centavos = x.otros
       AND afiliado_org.quinquenios_centavos = x.quinquenios AND afiliado_org.porcentaje = x.porcentaje AND ${SIGUIENTE} IS NULL`,
    [cargaId],
  )
  await execute(
    `UPDATE nomina_percepciones SET otros_antes = x.otros_antes, quinquenios_antes = x.quinquenios_antes, porcentaje_antes = x.porcentaje_antes
     FROM nomina_percepciones x JOIN cargas k ON k.id = x.carga_id
     WHERE x.carga_id = $1 AND nomina_percepciones.liga_id = x.liga_id AND nomina_percepciones.carga_id = ${SIGUIENTE}`,
    [cargaId],
  )
  await execute('DELETE FROM nomina_percepciones WHERE carga_id = $1', [cargaId])
}

async function hayPosterior({ entidadId, quincena, tipo }: CargaDeEntidad): Promise<boolean> {
  const row = await selectRow(
    `SELECT id FROM cargas WHERE entidad_id = $1 AND tipo = $2 AND estado = 'aplicada' AND quincena > $3 LIMIT 1`,
    [entidadId, tipo, quincena],
  )
  return row !== null
}

async function camposDe({ entidadId, quincena }: CargaDeEntidad, cargas: readonly Vigente[]): Promise<Campos> {
  const table = await conceptosDe(entidadId, quincena)
  const resumenes = cargas.map(resumenDeLectura)
  const campos = new Set(resumenes.flatMap(({ sumas = {} }) => Object.keys(sumas)))
  const destinos = new Set(
    resumenes.flatMap(({ conceptos = {} }) => Object.keys(conceptos).map((clave) => table.get(clave)?.destino)),
  )
  return {
    otros: campos.has('otrasPrestaciones') || destinos.has('otrasPrestaciones'),
    quinquenios: campos.has('quinquenios') || destinos.has('quinquenios'),
    porcentaje: campos.has('porcentaje'),
  }
}
