import { rutaMovimiento } from '#domain/afiliacion/rutas.ts'
import type { Ambito } from '#domain/acceso/acto.ts'
import { concordar } from '#domain/afiliacion/concordancia.ts'
import type { ManoDelegada } from '#domain/acceso/quien.ts'
import { CUENTA_SISTEMA, cuentaOf, PERFIL_ADMINISTRADOR, type Actor } from '#domain/acceso/actor.ts'
import { hechoDe, TABLA_ACTOS, type ActoMovimiento, type Destinatario } from '#domain/afiliacion/actos/tabla-actos.ts'
import { nombreVisible } from '#api/afiliacion/padron/nombre-visible.ts'
import type { MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { notificar } from '#api/avisos/notificar.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { VALIDADORES_SQL } from '#api/afiliacion/padron/sin-validador-sql.ts'
import { mismaPersonaSql } from '#api/usuarios/misma-persona.ts'
import { LUGAR_DEL_VALIDADOR } from './contexto-turno.ts'

/** Most people told of one act: an office is small, and a notice to everybody is nobody's. */
const MAX_AVISADOS = 100

export interface ActoHecho {
  readonly acto: ActoMovimiento
  /** What it undoes. */
  readonly deshecho?: ActoMovimiento | undefined
  readonly motivo: string
  /** The version that the act left: the same act told twice is one notice. */
  readonly version: number
  readonly autores: readonly number[]
  /** Of a date beyond the limit: the director is told where the jefes would be. */
  readonly sobreLimite?: boolean
  /** The lent signature by which it is done. */
  readonly delegada?: ManoDelegada | null
}

/** What a notice tells of a movement. */
export type MovimientoAvisado = Pick<
  MovimientoRow,
  'id' | 'folio' | 'tipo' | 'afiliado_id' | 'nombre' | 'apellido_paterno' | 'apellido_materno'
>

/** Tells whom the table names, never who acted. In the transaction of the act. */
export async function avisarTurno(actor: Actor, row: MovimientoAvisado, hecho: ActoHecho): Promise<void> {
  const { acto, deshecho, motivo, version, autores, sobreLimite = false, delegada = null } = hecho
  const ids = new Set<number>()
  for (const destinatario of avisados(acto, deshecho))
    for (const id of await idsOf(destinatario, row, [...autores, cuentaOf(actor.id)], sobreLimite)) ids.add(id)
  ids.delete(cuentaOf(actor.id))
  const quien = delegada ? `${actor.nombre}, por delegación de ${delegada.deNombre}` : actor.nombre
  const detalle = motivo === '' ? '' : ` ${motivo}`
  await notificar(
    [...ids].slice(0, MAX_AVISADOS).map((usuarioId) => ({
      usuarioId,
      clase: 'movimiento',
      titulo: `${row.tipo} ${row.folio}: ${hechoTexto(row.tipo, delegada ? null : actor.ambito, acto, deshecho)}`,
      texto: `${nombreVisible(row)}. ${quien}.${detalle}`,
      enlace: rutaMovimiento(row),
      clave: `movimiento:${row.id}:${acto}:${version}`,
    })),
  )
}

function avisados(acto: ActoMovimiento, deshecho?: ActoMovimiento): readonly Destinatario[] {
  const { avisa } = TABLA_ACTOS[acto]
  if (avisa !== 'los_mismos') return avisa
  return deshecho ? avisados(deshecho) : []
}

/** `ambito`: of who acted in their own name, null of a delegate. */
function hechoTexto(tipo: string, ambito: Ambito | null, acto: ActoMovimiento, deshecho?: ActoMovimiento): string {
  const hecho = concordar(tipo, hechoDe(acto, ambito).toLowerCase())
  return deshecho ? `${hecho} («${hechoTexto(tipo, ambito, deshecho)}»)` : hecho
}

function idsOf(
  destinatario: Destinatario,
  row: MovimientoAvisado,
  autores: readonly number[],
  sobreLimite: boolean,
): Promise<number[]> | number[] {
  if (destinatario === 'autores') return autores.filter((id) => id !== CUENTA_SISTEMA)
  if (destinatario === 'validadores') return listValidadores(row.afiliado_id, autores)
  if (destinatario === 'auxiliares') return listDelInstituto('revisar')
  return listDelInstituto(sobreLimite ? 'firmar' : 'aprobar')
}

/** Who validates what those people asked: who reviews at the institute, where the dependency has nobody else (decisions §10.7). */
async function listValidadores(afiliadoId: number, autores: readonly number[]): Promise<number[]> {
  const binds = new Binds()
  const rows = await selectRows<{ id: number }>(
    `SELECT v.id FROM ${VALIDADORES_SQL} JOIN afiliados a ON a.id = ${binds.add(afiliadoId)}
     WHERE ${LUGAR_DEL_VALIDADOR} AND NOT EXISTS (
       SELECT 1 FROM usuarios s WHERE s.id IN (${binds.addAll(autores)}) AND ${mismaPersonaSql('v', 's')})
     ORDER BY v.id LIMIT ${MAX_AVISADOS}`,
    binds.values,
  )
  return rows.length > 0 ? rows.map((row) => row.id) : listDelInstituto('revisar')
}

/** Whose turn it is at the institute; administrators have every act and are not told of each movement. */
async function listDelInstituto(acto: 'revisar' | 'aprobar' | 'firmar'): Promise<number[]> {
  const rows = await selectRows<{ id: number }>(
    `SELECT u.id FROM usuarios u JOIN perfiles p ON p.id = u.perfil_id
     WHERE u.activo AND p.ambito = 'instituto' AND u.perfil_id <> $1
       AND EXISTS (SELECT 1 FROM perfil_actos pa WHERE pa.perfil_id = u.perfil_id AND pa.acto = $2)
     ORDER BY u.id LIMIT ${MAX_AVISADOS}`,
    [PERFIL_ADMINISTRADOR, acto],
  )
  return rows.map((row) => row.id)
}
