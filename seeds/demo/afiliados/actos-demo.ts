import type { ActoMovimiento } from '#domain/afiliacion/actos/tabla-actos.ts'
import { SIN_TURNOS } from '#api/afiliacion/turnos/columnas-turno.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { selectRows, type Bind } from '#api/db/sql.ts'
import type { MovimientoDemo } from './movimiento-demo.ts'

const ACTO_COLUMNS = [
  'movimiento_id',
  'acto',
  'usuario_id',
  'motivo',
  'campos',
  'previo',
  'version',
  'ocurrio_at',
] as const

interface PasoDemo {
  readonly acto: ActoMovimiento
  readonly at: string
  readonly por: number | null
  readonly motivo: string
  /** The columns of its turn before it. */
  readonly previo: Readonly<Record<string, Bind>>
}

const AL_PEDIR = { ...SIN_TURNOS, regresado: false, nota: '' }

/** What accounts did with a movement under way, in order; nothing of what was applied before the portal. */
function pasosDemo(movimiento: MovimientoDemo): PasoDemo[] {
  const { solicitadoAt: at, solicitadoPor: por, validado, revisado, aprobado, devuelto, cancelado } = movimiento
  if (por === null) return []
  const conValidacion = { ...AL_PEDIR, movimiento_fecha: validado?.at ?? null, validado_por: validado?.por ?? null }
  const conRevision = { ...conValidacion, revisado_at: revisado?.at ?? null, revisado_por: revisado?.por ?? null }
  return [
    { acto: 'solicitar', at, por, motivo: '', previo: {} },
    ...(validado ? [{ acto: 'validar' as const, ...validado, motivo: '', previo: AL_PEDIR }] : []),
    ...(revisado ? [{ acto: 'revisar' as const, ...revisado, motivo: '', previo: conValidacion }] : []),
    ...(aprobado ? [{ acto: 'aprobar' as const, ...aprobado, motivo: '', previo: conRevision }] : []),
    ...(devuelto ? [{ acto: 'devolver' as const, ...devuelto, previo: AL_PEDIR }] : []),
    ...(cancelado ? [{ acto: 'retirar' as const, ...cancelado, previo: AL_PEDIR }] : []),
  ]
}

/** The version that the last act left; the first one of what nobody's account did. */
export function versionDemo(movimiento: MovimientoDemo): number {
  return Math.max(1, pasosDemo(movimiento).length)
}

/** Keeps what was done with the movements under way, one at most for each person. In the transaction of the load. */
export async function keepActosDemo(enCurso: readonly MovimientoDemo[]): Promise<void> {
  const rows = await selectRows<{ id: number; afiliado_id: number }>(
    'SELECT id, afiliado_id FROM movimientos WHERE solicitado_por IS NOT NULL',
  )
  const idOf = new Map(rows.map((row) => [row.afiliado_id, row.id]))
  await insertRows(
    'movimiento_actos',
    ACTO_COLUMNS,
    enCurso.flatMap((movimiento) =>
      pasosDemo(movimiento).map(({ acto, at, por, motivo, previo }, i) => [
        idOf.get(movimiento.afiliado.id) ?? null,
        acto,
        por,
        motivo,
        '{}',
        JSON.stringify(previo),
        i + 1,
        at,
      ]),
    ),
  )
}
