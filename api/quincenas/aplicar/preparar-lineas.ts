import { basesDe } from '#domain/fondos/lineas.ts'
import type { LineaCierre } from '#domain/quincenas/linea-cierre.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { execute, selectRows, type Bind } from '#api/db/sql.ts'
import { calcularCierre, type PersonaCalculada } from '#api/quincenas/calculo/calcular-cierre.ts'
import type { ContextoCierre } from '#api/quincenas/calculo/contexto-cierre.ts'
import { huellaConDatos } from '#api/quincenas/calculo/huella-cierre.ts'
import { enIntento, type IntentoCierre } from './intento-cierre.ts'

/** People of one transaction: short enough for a desk to get its turn between two. */
const TANDA = 125

/** Rows that one transaction takes away of an attempt that did not end. */
const BORRADO = 5_000

const PERSONA = [
  'cierre_id',
  'afiliado_id',
  'interno',
  'nombre',
  'nombre_orden',
  'nivel2_id',
  'nivel3_id',
  'categoria',
  'dias',
  'sueldo_centavos',
  'hechos',
  'huella',
] as const

const LINEA = [
  'cierre_id',
  'afiliado_id',
  'corrige',
  'origen',
  'fondo',
  'clave',
  'parte',
  'obligado',
  'base_centavos',
  'tasa',
  'importe_centavos',
  'de_entidad_id',
] as const

/** What the work tells and asks meanwhile; it throws to stop. */
export interface Marcha {
  paso(hecho: number, texto: string): void | Promise<void>
}

/**
 * Writes everybody's days and lines of a close under its id, where no reader looks while it is not closed, in transactions of
 * some hundred people. What an attempt before this one left is taken away first. Then the totals, as sums of what is stored.
 * Gives how many people and lines were written. Throws 409 once another attempt took the close.
 */
export async function prepararLineas(
  intento: IntentoCierre,
  contexto: ContextoCierre,
  { paso }: Marcha,
): Promise<{ readonly personas: number; readonly lineas: number }> {
  await paso(0, 'Preparando')
  await borrarPreparado(intento)
  const categorias = await loadCategorias()
  let [done, lineas] = [0, 0]
  for await (const page of calcularCierre(contexto))
    for (let start = 0; start < page.length; start += TANDA) {
      const part = page.slice(start, start + TANDA)
      await enIntento(intento, () => write(intento.cierreId, contexto, part, categorias))
      done += part.length
      lineas += part.reduce((sum, persona) => sum + persona.lineas.length, 0)
      await paso(done, 'Escribiendo líneas')
    }
  await writeTotales(intento)
  await paso(done, 'Sumando')
  return { personas: done, lineas }
}

async function write(
  cierreId: number,
  contexto: ContextoCierre,
  people: readonly PersonaCalculada[],
  categorias: ReadonlyMap<number, string>,
): Promise<void> {
  await insertRows(
    'cierre_personas',
    PERSONA,
    people.map((calculada) => personaValues(cierreId, contexto, calculada, categorias)),
  )
  await insertRows(
    'aportaciones',
    LINEA,
    people.flatMap(({ persona, lineas }) => lineas.map((linea) => lineaValues(cierreId, persona.afiliadoId, linea))),
  )
}

function personaValues(
  cierreId: number,
  { parametros }: ContextoCierre,
  { persona, segmentos, lineas }: PersonaCalculada,
  categorias: ReadonlyMap<number, string>,
): Bind[] {
  const last = segmentos.at(-1) ?? persona.hechos.at(-1)
  const categoria = last?.categoriaId ?? null
  const { sueldo } = basesDe(segmentos, parametros?.redondeo ?? 'medio-par')
  const datos = {
    nombre: persona.nombre,
    nivel2Id: last?.nivel2Id ?? null,
    nivel3Id: last?.nivel3Id ?? null,
    categoria: categoria === null ? '' : (categorias.get(categoria) ?? ''),
    dias: segmentos.reduce((sum, { dias }) => sum + dias, 0),
    sueldoCentavos: sueldo.entidad + sueldo.afiliado,
    segmentos,
  }
  return [
    cierreId,
    persona.afiliadoId,
    Number(persona.interno),
    datos.nombre,
    persona.nombreOrden,
    datos.nivel2Id,
    datos.nivel3Id,
    datos.categoria,
    datos.dias,
    datos.sueldoCentavos,
    JSON.stringify(segmentos),
    huellaConDatos(persona.interno, lineas, datos),
  ]
}

function lineaValues(cierreId: number, afiliadoId: number, linea: LineaCierre): Bind[] {
  const { corrige, origen, fondo, clave, parte, obligado, baseCentavos, tasa, importeCentavos, deEntidadId } = linea
  const what = [corrige, origen, fondo, clave, parte, obligado]
  return [cierreId, afiliadoId, ...what, baseCentavos, tasa, importeCentavos, deEntidadId]
}

const TOTAL = [
  'cierre_id',
  'origen',
  'clave',
  'fondo',
  'parte',
  'obligado',
  'personas',
  'base_centavos',
  'importe_centavos',
] as const

/** Adds up outside of the transaction that keeps the sums: nobody else writes those lines, and desks do not wait for it. */
async function writeTotales(intento: IntentoCierre): Promise<void> {
  const { cierreId } = intento
  const totales = await selectRows<Record<(typeof TOTAL)[number], Bind>>(
    `SELECT cierre_id, origen, clave, fondo, parte, obligado, CAST(COUNT(DISTINCT afiliado_id) AS INTEGER) AS personas,
            CAST(SUM(base_centavos) AS BIGINT) AS base_centavos, CAST(SUM(importe_centavos) AS BIGINT) AS importe_centavos
     FROM aportaciones WHERE cierre_id = $1 GROUP BY cierre_id, origen, clave, fondo, parte, obligado
     ORDER BY origen, clave, obligado`,
    [cierreId],
  )
  const rows = totales.map((total) => TOTAL.map((column) => total[column]))
  await enIntento(intento, async () => {
    await execute('DELETE FROM cierre_totales WHERE cierre_id = $1', [cierreId])
    await insertRows('cierre_totales', TOTAL, rows)
  })
}

/** Takes away what was staged of a close that is not closed, a part at a time. */
export async function borrarPreparado(intento: IntentoCierre): Promise<void> {
  const { cierreId } = intento
  await enIntento(intento, () => execute('DELETE FROM cierre_totales WHERE cierre_id = $1', [cierreId]))
  for (const table of ['aportaciones', 'cierre_personas'])
    for (let deleted = BORRADO; deleted === BORRADO;)
      deleted = (
        await enIntento(intento, () =>
          selectRows(
            `DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE cierre_id = $1 LIMIT ${BORRADO}) RETURNING id`,
            [cierreId],
          ),
        )
      ).length
}

async function loadCategorias(): Promise<ReadonlyMap<number, string>> {
  const rows = await selectRows<{ id: number; clave: string }>('SELECT id, clave FROM categorias')
  return new Map(rows.map(({ id, clave }) => [id, clave]))
}
