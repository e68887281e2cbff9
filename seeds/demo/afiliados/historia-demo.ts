import { TIPO_ALTA } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { quincenaOf, quincenaRange } from '#domain/calendario/quincena.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { valoresDe, type PersonaRow } from '#api/afiliacion/aplicar/historia-row.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { TIPO_LICENCIA, TIPO_REINGRESO } from './movimiento-demo.ts'
import { selectRows, SQL_TRUE, type Bind } from '#api/db/sql.ts'

const HISTORIA_COLUMNS = [
  'afiliado_id',
  'movimiento_id',
  'desde',
  'registrado_at',
  'situacion',
  'nivel1_id',
  'nivel2_id',
  'campos',
] as const

type Salida = PersonaRow & { readonly movimiento_id: number; readonly salida: PlainDate }

type Regreso = PersonaRow & {
  readonly licencia_id: number
  readonly licencia: PlainDate
  readonly regreso_id: number
  readonly regreso: PlainDate
}

/**
 * Stores the history of people who left active service or came back to it, as the close of that quincena would: a quincena
 * of before is closed with them at work. In the transaction of the load.
 */
export async function keepHistoriaDemo(): Promise<void> {
  const rows = await selectRows<Salida>(
    `SELECT a.*, m.id AS movimiento_id, m.fecha AS salida FROM afiliados a
     JOIN movimientos m ON m.afiliado_id = a.id AND m.aplicado = ${SQL_TRUE} AND m.tipo_id <> ${TIPO_ALTA}
     WHERE a.situacion NOT IN ('A', 'T') ORDER BY a.id`,
  )
  const regresos = await selectRows<Regreso>(
    `SELECT a.*, l.id AS licencia_id, l.fecha AS licencia, r.id AS regreso_id, r.fecha AS regreso FROM afiliados a
     JOIN movimientos l ON l.afiliado_id = a.id AND l.aplicado = ${SQL_TRUE} AND l.tipo_id = ${TIPO_LICENCIA}
     JOIN movimientos r ON r.afiliado_id = a.id AND r.aplicado = ${SQL_TRUE} AND r.tipo_id = ${TIPO_REINGRESO}
     ORDER BY a.id`,
  )
  await insertRows('historia_afiliado', HISTORIA_COLUMNS, [...rows.flatMap(salidas), ...regresos.flatMap(idaYVuelta)])
}

function salidas({ movimiento_id: movimientoId, salida, ...row }: Salida): Bind[][] {
  return [alEntrar(row), desde(row, movimientoId, salida, row['situacion'] ?? null)]
}

function idaYVuelta({ licencia_id: ida, licencia, regreso_id: vuelta, regreso, ...row }: Regreso): Bind[][] {
  return [alEntrar(row), desde(row, ida, licencia, 'L'), desde(row, vuelta, regreso, 'A')]
}

/** Everything that was true since the alta. */
function alEntrar(row: PersonaRow): Bind[] {
  const antes = JSON.stringify({ ...valoresDe(row), situacion: 'A' })
  const lugar = [row['nivel1_id'] ?? null, row['nivel2_id'] ?? null]
  return [row['id'] ?? null, null, row['fecha_alta'] ?? null, row['creado_at'] ?? null, 'A', ...lugar, antes]
}

/** The situation that a movement left, since its day. */
function desde(row: PersonaRow, movimientoId: number, fecha: PlainDate, situacion: Bind): Bind[] {
  // In the morning of its quincena's last day: the close comes at noon.
  const aplicadoAt = `${quincenaRange(quincenaOf(fecha)).fin}T15:00:00.000Z`
  return [row['id'] ?? null, movimientoId, fecha, aplicadoAt, situacion, null, null, JSON.stringify({ situacion })]
}
