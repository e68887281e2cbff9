import { TIPO_ALTA } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { quincenaOf, quincenaRange } from '#domain/calendario/quincena.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { valoresDe, type PersonaRow } from '#api/afiliacion/aplicar/historia-row.ts'
import { insertRows } from '#api/db/insert-rows.ts'
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

/**
 * Keeps of who left active service what was true before and since that day, as the close of its quincena would: a quincena
 * of before is closed with them at work. In the transaction of the load.
 */
export async function keepHistoriaDemo(): Promise<void> {
  const rows = await selectRows<Salida>(
    `SELECT a.*, m.id AS movimiento_id, m.fecha AS salida FROM afiliados a
     JOIN movimientos m ON m.afiliado_id = a.id AND m.aplicado = ${SQL_TRUE} AND m.tipo_id <> ${TIPO_ALTA}
     WHERE a.situacion NOT IN ('A', 'T') ORDER BY a.id`,
  )
  await insertRows('historia_afiliado', HISTORIA_COLUMNS, rows.flatMap(entradas))
}

function entradas({ movimiento_id: movimientoId, salida, ...row }: Salida): Bind[][] {
  const [id, situacion] = [row['id'] ?? null, row['situacion'] ?? null]
  const antes = JSON.stringify({ ...valoresDe(row), situacion: 'A' })
  const lugar = [row['nivel1_id'] ?? null, row['nivel2_id'] ?? null]
  // In the morning of its quincena's last day: the close comes at noon.
  const aplicadoAt = `${quincenaRange(quincenaOf(salida)).fin}T15:00:00.000Z`
  return [
    [id, null, row['fecha_alta'] ?? null, row['creado_at'] ?? null, 'A', ...lugar, antes],
    [id, movimientoId, salida, aplicadoAt, situacion, null, null, JSON.stringify({ situacion })],
  ]
}
