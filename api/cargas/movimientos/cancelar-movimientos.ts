import type { Actor } from '#domain/acceso/actor.ts'
import { isMovimientoAbierto, type EstatusMovimiento } from '#domain/afiliacion/movimientos/estatus-movimiento.ts'
import { logActos } from '#api/acceso/bitacora.ts'
import { deleteCorreccion, deleteStored } from '#api/afiliacion/borradores/delete-borradores.ts'
import { estatusOf, selectMovimientos, type MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { cancelPersona } from '#api/afiliacion/turnos/cancel-persona.ts'
import { previoDe } from '#api/afiliacion/turnos/columnas-turno.ts'
import { nowAt } from '#api/clock.ts'
import { afterCommit } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { execute, FOR_UPDATE, selectRows, SQL_FALSE, SQL_TRUE } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'
import { folioDe, type CargaDeEntidad } from '#api/cargas/carga-row.ts'
import { dejarDeContar } from '#api/cargas/vigencia-carga.ts'

/** Movements that an error names. */
const NOMBRADOS = 10

const DE_LA_CARGA =
  'SELECT x.movimiento_id FROM carga_movimientos x WHERE x.carga_id = $1 AND x.movimiento_id IS NOT NULL'

/** States before anybody's turn. */
const SIN_TURNO: readonly EstatusMovimiento[] = ['Solicitado', 'Pendiente']

const movimientosDe = (cargaId: number): Promise<MovimientoRow[]> =>
  selectMovimientos(`m.id IN (${DE_LA_CARGA}) ORDER BY m.id`, [cargaId])

/** Throws 409 `construida` with the movements of a load that somebody validated already, or that were applied. Holds them all. */
export async function assertSinTurnos({ id }: CargaDeEntidad): Promise<void> {
  await selectRows(`SELECT id FROM movimientos WHERE id IN (${DE_LA_CARGA}) ORDER BY id${FOR_UPDATE}`, [id])
  const construido = (await movimientosDe(id)).flatMap((row) => {
    const estatus = estatusOf(row)
    const isLibre = SIN_TURNO.includes(estatus) || (!isMovimientoAbierto(estatus) && estatus === 'Cancelado')
    return isLibre ? [] : [`${row.folio}: ya está ${estatus.toLowerCase()}`]
  })
  if (construido.length === 0) return
  const [first, more] = [construido.slice(0, NOMBRADOS), construido.length - NOMBRADOS]
  const resto = more > 0 ? `; y ${more} más` : ''
  throw conflict('construida', `Ya hay movimientos de esta carga con otro paso: ${first.join('; ')}${resto}.`, {
    construido,
  })
}

const COLUMNAS_ACTO = [
  'movimiento_id',
  'acto',
  'usuario_id',
  'motivo',
  'campos',
  'previo',
  'version',
  'ocurrio_at',
] as const

/** Cancels the movements of a load that nobody cancelled, in the caller's transaction and a few statements. `assertSinTurnos` holds them. */
export async function cancelarMovimientos(actor: Actor, carga: CargaDeEntidad): Promise<void> {
  const vivos = (await movimientosDe(carga.id)).filter((row) => isMovimientoAbierto(estatusOf(row)))
  const [at, motivo] = [nowAt(), `Se deshizo la carga ${folioDe(carga)}.`]
  await execute(
    `UPDATE movimientos SET activo = ${SQL_FALSE}, cancelado_at = $2, cancelado_por = $3, motivo_cancelacion = $4, turno_desde = $2,
       version = version + 1
     WHERE activo = ${SQL_TRUE} AND id IN (${DE_LA_CARGA})`,
    [carga.id, at, actor.id, motivo],
  )
  await insertRows(
    'movimiento_actos',
    COLUMNAS_ACTO,
    vivos.map((row) => [
      ...[row.id, 'cancelar', actor.id, motivo, '{}'],
      ...[JSON.stringify(previoDe(row)), row.version + 1, at],
    ]),
  )
  await logActos(
    actor,
    vivos.map(({ folio, version }) => ({
      acto: 'movimiento.cancelar',
      objeto: 'movimiento',
      objetoId: folio,
      despues: { version: version + 1, motivo },
    })),
  )
  for (const row of vivos) if (row.situacion === 'T') await cancelPersona(actor, row)
  for (const row of vivos)
    if (estatusOf(row) === 'Pendiente') {
      const sobrantes = await deleteCorreccion(row.folio)
      afterCommit(() => void deleteStored(sobrantes))
    }
  await dejarDeContar(carga)
}
