import type { Actor } from '#domain/acceso/actor.ts'
import type { JuicioCampo } from '#domain/documentos/correcciones.ts'
import type { DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import { nowAt, today } from '#api/clock.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { Binds, execute, selectRows } from '#api/db/sql.ts'
import type { CorreccionLecturaModel } from '#api/documentos/models/CorreccionLecturaModel.ts'

export interface JuiciosDeAfiliado {
  readonly afiliadoId: number
  /** The file of each paper that was read. */
  readonly archivos: Readonly<Partial<Record<DocumentoLeible, string>>>
  readonly juicios: readonly JuicioCampo[]
}

type GuardadoRow = Pick<
  RowOf<CorreccionLecturaModel>,
  'id' | 'archivo_id' | 'campo' | 'resultado' | 'leido' | 'guardado'
>

const COLUMNAS = [
  'archivo_id',
  'afiliado_id',
  'documento',
  'campo',
  'resultado',
  'leido',
  'guardado',
  'fuente',
  'confianza_pct',
  'seguro',
  'mes',
  'usuario_id',
  'creada_at',
] as const

/**
 * Keeps what a person made of each field that was read, inside the transaction that saves the record. Judging the same
 * file again (a correction) changes only the fields whose outcome changed: the others keep who judged them and when.
 */
export async function saveJuicios(actor: Actor, { afiliadoId, archivos, juicios }: JuiciosDeAfiliado): Promise<void> {
  const known = await selectGuardados(Object.values(archivos))
  const keyOf = (archivo: string, campo: string) => `${archivo} ${campo}`
  const byKey = new Map(known.map((row) => [keyOf(row.archivo_id, row.campo), row]))
  const judged = juicios.flatMap((juicio) => {
    const archivo = archivos[juicio.documento]
    return archivo === undefined ? [] : [{ archivo, juicio, before: byKey.get(keyOf(archivo, juicio.campo)) }]
  })
  const stays = judged.filter(({ before, juicio }) => before && isSame(before, juicio))
  const kept = new Set(stays.map(({ before }) => before?.id))
  await remove(known.filter(({ id }) => !kept.has(id)).map(({ id }) => id))
  const fresh = judged.filter(({ before }) => !before || !kept.has(before.id))
  const when = [today().slice(0, 7), actor.id, nowAt()] as const
  await insertRows(
    'correcciones_lectura',
    COLUMNAS,
    fresh.map(({ archivo, juicio }) => [
      archivo,
      afiliadoId,
      juicio.documento,
      juicio.campo,
      juicio.resultado,
      juicio.leido,
      juicio.guardado,
      juicio.fuente,
      juicio.confianzaPct,
      juicio.seguro,
      ...when,
    ]),
  )
}

const isSame = (row: GuardadoRow, juicio: JuicioCampo) =>
  row.resultado === juicio.resultado && row.leido === juicio.leido && row.guardado === juicio.guardado

async function selectGuardados(archivos: readonly string[]): Promise<GuardadoRow[]> {
  if (archivos.length === 0) return []
  const binds = new Binds()
  return selectRows<GuardadoRow>(
    `SELECT id, archivo_id, campo, resultado, leido, guardado FROM correcciones_lectura
     WHERE archivo_id IN (${binds.addAll(archivos)})`,
    binds.values,
  )
}

async function remove(ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const binds = new Binds()
  await execute(`DELETE FROM correcciones_lectura WHERE id IN (${binds.addAll(ids)})`, binds.values)
}
