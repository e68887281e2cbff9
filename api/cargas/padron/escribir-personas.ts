import { quincenaOf } from '#domain/calendario/quincena.ts'
import type { PersonaJuzgada } from '#domain/cargas/padron/juzgar-persona.ts'
import { dateParts, type PlainDate } from '#domain/plain-date.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { nextFoliosDe, nextInternos } from '#api/afiliacion/alta/consecutivos.ts'
import { folioDe, type CargaRow } from '#api/cargas/carga-row.ts'
import { nowAt } from '#api/clock.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { Binds, selectRows, type Bind } from '#api/db/sql.ts'
import { filasDePersona, type Fila, type FilaDeHistoria, type FilasDePersona } from './filas-persona.ts'

/**
 * Registers people of a load as hand-made altas and movements leave them: the person, its link, a movement that was applied for each row, and
 * its history, which names the load and the line. In the caller's transaction, which holds the padrón (`lockPadron`).
 */
export async function escribirPersonas(
  actor: Actor,
  carga: CargaRow,
  juzgadas: readonly PersonaJuzgada[],
): Promise<void> {
  if (juzgadas.length === 0) return
  const at = nowAt()
  const filas = juzgadas.map((juzgada) => filasDePersona(juzgada, at, actor.id))
  const afiliadoIds = await insertAfiliados(filas)
  const orgIds = await insertOrgs(filas, afiliadoIds)
  const hechos = filas.flatMap(({ historia }, i) =>
    historia.map((fila): Hecho => ({ fila, afiliadoId: afiliadoIds[i] ?? 0, orgId: orgIds[i] ?? 0 })),
  )
  const movimientos = await insertMovimientos(hechos, carga)
  await insertHistoria(hechos, movimientos, carga.id, at)
}

async function insertAfiliados(filas: readonly FilasDePersona[]): Promise<number[]> {
  const internos = await nextInternos(filas.length)
  await insertFilas(
    'afiliados',
    filas.map(({ afiliado }, i) => ({ ...afiliado, interno: internos[i] ?? null })),
  )
  const binds = new Binds()
  const rows = await selectRows<{ id: number; curp: string }>(
    `SELECT id, curp FROM afiliados WHERE curp IN (${binds.addTexts(filas.map(({ afiliado }) => String(afiliado['curp'])))})`,
    binds.values,
  )
  const byCurp = new Map(rows.map(({ id, curp }) => [curp, id]))
  return filas.map(({ afiliado }) => byCurp.get(String(afiliado['curp'])) ?? 0)
}

async function insertOrgs(filas: readonly FilasDePersona[], afiliadoIds: readonly number[]): Promise<number[]> {
  await insertFilas(
    'afiliado_org',
    filas.map(({ org }, i) => ({ afiliado_id: afiliadoIds[i] ?? null, ...org })),
  )
  const binds = new Binds()
  const rows = await selectRows<{ id: number; afiliadoId: number }>(
    `SELECT id, afiliado_id AS "afiliadoId" FROM afiliado_org WHERE afiliado_id IN (${binds.addNumbers(afiliadoIds)})`,
    binds.values,
  )
  const byAfiliado = new Map(rows.map(({ id, afiliadoId }) => [afiliadoId, id]))
  return afiliadoIds.map((id) => byAfiliado.get(id) ?? 0)
}

/** A row of history of a person that was written. */
interface Hecho {
  readonly fila: FilaDeHistoria
  readonly afiliadoId: number
  readonly orgId: number
}

/**
 * Writes the movements of some rows as applied on their day: nobody requested them in the portal, and the file does not keep hours. Returns
 * their ids in the order of `hechos`; null for a row without movement.
 */
async function insertMovimientos(hechos: readonly Hecho[], carga: CargaRow): Promise<(number | null)[]> {
  const folios = await foliosDe(hechos)
  const observaciones = `Padrón inicial, carga ${folioDe(carga)}`
  await insertFilas(
    'movimientos',
    hechos.flatMap(({ fila: { entrada, visibles }, afiliadoId, orgId }, i) => {
      const { movimiento, desde, fechaFin } = entrada
      const folio = folios[i]
      if (!movimiento || !folio) return []
      const at = medioDia(desde)
      return [
        {
          ...{ folio, tipo_id: movimiento.tipo.id, afiliado_id: afiliadoId, afiliado_org_id: orgId },
          ...{ quincena: quincenaOf(desde), fecha: desde, observaciones, activo: true, aplicar: true, aplicado: true },
          ...{ regresado: false, nota: '', solicitado_at: at, aplicado_at: at, turno_desde: at },
          ...{ motivo_cancelacion: '', datos: visibles.length > 0 ? JSON.stringify({ visibles }) : '{}', version: 1 },
          ...{ tramite: '', causa: movimiento.causa, fecha_fin: fechaFin },
        },
      ]
    }),
  )
  const binds = new Binds()
  const rows = await selectRows<{ id: number; folio: string }>(
    `SELECT id, folio FROM movimientos WHERE folio IN (${binds.addTexts(folios.flatMap((folio) => folio ?? []))})`,
    binds.values,
  )
  const byFolio = new Map(rows.map(({ id, folio }) => [folio, id]))
  return folios.map((folio) => (folio === null ? null : (byFolio.get(folio) ?? null)))
}

/** Noon in Mexico City of a day, as an ISO instant. */
const medioDia = (dia: PlainDate): string => `${dia}T18:00:00.000Z`

/** A folio for each movement, of its type's letter in the year of its day. */
async function foliosDe(hechos: readonly Hecho[]): Promise<(string | null)[]> {
  const grupos = new Map<string, { readonly letra: string; readonly year: number; readonly indices: number[] }>()
  for (const [i, { fila }] of hechos.entries()) {
    const { movimiento, desde } = fila.entrada
    if (!movimiento) continue
    const { year } = dateParts(desde)
    const letra = movimiento.tipo.abreviatura
    const grupo = grupos.get(`${letra} ${year}`) ?? { letra, year, indices: [] }
    grupo.indices.push(i)
    grupos.set(`${letra} ${year}`, grupo)
  }
  const folios: (string | null)[] = hechos.map(() => null)
  // In one order, whatever the file: two loads never wait for each other's counters.
  const enOrden = [...grupos].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, grupo]) => grupo)
  const nuevos = await nextFoliosDe(
    enOrden.map(({ letra, year, indices }) => ({ letra, year, cuantos: indices.length })),
  )
  for (const [g, { indices }] of enOrden.entries())
    for (const [n, i] of indices.entries()) folios[i] = nuevos[g]?.[n] ?? null
  return folios
}

async function insertHistoria(
  hechos: readonly Hecho[],
  movimientos: readonly (number | null)[],
  cargaId: number,
  at: string,
): Promise<void> {
  await insertFilas(
    'historia_afiliado',
    hechos.map(({ fila: { entrada, campos }, afiliadoId }, i) => ({
      ...{ afiliado_id: afiliadoId, movimiento_id: movimientos[i] ?? null, desde: entrada.desde, registrado_at: at },
      ...{
        situacion: campos.situacion ?? null,
        nivel1_id: campos.nivel1_id ?? null,
        nivel2_id: campos.nivel2_id ?? null,
      },
      ...{ campos: JSON.stringify(campos), carga_id: cargaId, carga_linea: entrada.linea },
    })),
  )
}

/** Inserts rows that all have the same columns. */
async function insertFilas(tabla: string, filas: readonly Fila[]): Promise<void> {
  const [first] = filas
  if (!first) return
  const columnas = Object.keys(first)
  await insertRows(
    tabla,
    columnas,
    filas.map((fila) => columnas.map((columna): Bind => fila[columna] ?? null)),
  )
}
