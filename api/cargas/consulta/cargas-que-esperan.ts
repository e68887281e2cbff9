import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import type { AccionId } from '#domain/autorizaciones/dos-manos.ts'
import { TIPO_CARGA_IDS, tipoCarga } from '#domain/cargas/tipos-carga.ts'
import {
  PROPUESTA_FROM,
  PROPUESTA_SELECT,
  presentPropuesta,
  propuestasVisiblesSql,
  type PropuestaRow,
} from '#api/autorizaciones/propuesta-row.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { cuentasDe } from '#api/usuarios/misma-persona.ts'
import { CARGA_SQL, cargaVisibleSql, folioDe, type CargaRow } from '#api/cargas/carga-row.ts'
import { impedimentoDeValidar } from '#api/cargas/validar-carga.ts'

/** Loads that wait for an act of one person: one by one up to a limit, the oldest first. */
export interface CargasQueEsperan {
  /** Number of loads, at most `ESPERAN_MAX`. */
  readonly n: number
  /** Instant of the oldest; "" if there is none. */
  readonly desde: string
  /** Folio of the load, or id of the proposal, if it is the only one; "" if not. */
  readonly unica: string
}

/** Loads judged one by one; more than any person has pending. */
export const ESPERAN_MAX = 100

/** Kinds whose first approval is that of a validator. */
const DE_DEPENDENCIA = TIPO_CARGA_IDS.filter((tipo) => tipoCarga(tipo).autoriza.por === 'dependencia')

/** Loads that the actor can validate now: of the actor's dependency, or of one without another validator. */
export async function cargasPorValidar(actor: Actor): Promise<CargasQueEsperan> {
  if (!can(actor, 'cargas.validar')) return NINGUNA
  const binds = new Binds()
  const rows = await selectRows<CargaRow>(
    `${CARGA_SQL} WHERE c.estado = 'por_validar' AND c.tipo IN (${binds.addAll(DE_DEPENDENCIA)})
       AND ${cargaVisibleSql(actor, binds)} ORDER BY c.id LIMIT ${ESPERAN_MAX}`,
    binds.values,
  )
  const suyas: CargaRow[] = []
  for (const row of rows) if ((await impedimentoDeValidar(actor, row)) === '') suyas.push(row)
  return esperan(suyas.map((row) => ({ at: row.creadaAt, cual: folioDe(row) })))
}

/** Proposals about loads in *Por autorizar*. */
export const ACCIONES_DE_CARGA = [
  'carga.aplicar',
  'carga.pagos',
  'carga.padron',
  'carga.deshacer',
] as const satisfies readonly AccionId[]

/** Proposals to load or undo a file that the actor can authorise now. */
export async function cargasPorAutorizar(actor: Actor): Promise<CargasQueEsperan> {
  if (actor.ambito !== 'instituto' || !can(actor, 'autorizaciones.leer')) return NINGUNA
  const binds = new Binds()
  const rows = await selectRows<PropuestaRow>(
    `SELECT ${PROPUESTA_SELECT} ${PROPUESTA_FROM} WHERE p.estado = 'pendiente'
       AND p.accion IN (${binds.addAll(ACCIONES_DE_CARGA)}) AND ${propuestasVisiblesSql(actor, binds)}
     ORDER BY p.id LIMIT ${ESPERAN_MAX}`,
    binds.values,
  )
  const propias = new Set(await cuentasDe([actor.id]))
  return esperan(
    rows
      .filter((row) => presentPropuesta(row, actor, propias).actions.includes('autorizar'))
      .map(({ id, propuestaAt }) => ({ at: propuestaAt, cual: String(id) })),
  )
}

const NINGUNA: CargasQueEsperan = { n: 0, desde: '', unica: '' }

function esperan(cuales: readonly { readonly at: string; readonly cual: string }[]): CargasQueEsperan {
  const [primera, ...demas] = cuales
  if (!primera) return NINGUNA
  return { n: cuales.length, desde: primera.at, unica: demas.length === 0 ? primera.cual : '' }
}
