import type { Actor } from '#domain/acceso/actor.ts'
import { accionesVisibles, DOS_MANOS, puedeAutorizar } from '#domain/autorizaciones/dos-manos.ts'
import {
  folioPropuesta,
  sePuedeDeshacer,
  type ActoPropuesta,
  type CambioPropuesto,
  type PropuestaPanel,
} from '#domain/autorizaciones/propuesta.ts'
import { nowAt } from '#api/clock.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, FOR_UPDATE, selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import type { PropuestaModel } from './models/PropuestaModel.ts'

export type PropuestaRow = Pick<
  RowOf<PropuestaModel>,
  'id' | 'version' | 'accion' | 'datos' | 'sujeto' | 'cambios' | 'enlace' | 'registro' | 'estado' | 'nota'
> &
  RowAs<
    PropuestaModel,
    {
      importeCentavos: 'importe_centavos'
      propuestaPor: 'propuesta_por'
      propuestaAt: 'propuesta_at'
      decididaPor: 'decidida_por'
      decididaAt: 'decidida_at'
    }
  > &
  LeftJoined<RowAs<UsuarioModel, { propuso: 'nombre'; decidio: 'nombre' }>>

export const PROPUESTA_SELECT = `p.id, p.version, p.accion, p.datos, p.sujeto, p.cambios, p.enlace, p.registro, p.estado, p.nota,
  p.importe_centavos AS "importeCentavos", p.propuesta_por AS "propuestaPor", p.propuesta_at AS "propuestaAt",
  p.decidida_por AS "decididaPor", p.decidida_at AS "decididaAt", up.nombre AS propuso, ud.nombre AS decidio`

export const PROPUESTA_FROM = `FROM propuestas p LEFT JOIN usuarios up ON up.id = p.propuesta_por
  LEFT JOIN usuarios ud ON ud.id = p.decidida_por`

/** SQL for the proposals that the actor can see: their own, and those of acts that they can propose or authorise. */
export function propuestasVisiblesSql(actor: Actor, binds: Binds): string {
  const acciones = accionesVisibles(actor)
  const propias = `p.propuesta_por = ${binds.add(actor.id ?? 0)}`
  return acciones.length === 0 ? propias : `(${propias} OR p.accion IN (${binds.addAll(acciones)}))`
}

/** A proposal that the actor can see. Throws 404. */
export async function findPropuesta(actor: Actor, id: number): Promise<PropuestaRow> {
  const binds = new Binds()
  const row = await selectRow<PropuestaRow>(
    `SELECT ${PROPUESTA_SELECT} ${PROPUESTA_FROM} WHERE p.id = ${binds.add(id)} AND ${propuestasVisiblesSql(actor, binds)}`,
    binds.values,
  )
  if (!row) throw notFound('La propuesta')
  return row
}

/** The same, locked until the transaction ends. */
export async function holdPropuesta(actor: Actor, id: number): Promise<PropuestaRow> {
  await selectRow(`SELECT id FROM propuestas WHERE id = $1${FOR_UPDATE}`, [id])
  return findPropuesta(actor, id)
}

/** A proposal for the screen. `propias`: the accounts of the actor's person, which cannot authorise each other's proposals. */
export function presentPropuesta(row: PropuestaRow, actor: Actor, propias: ReadonlySet<number>): PropuestaPanel {
  const { id, version, accion, estado, sujeto, importeCentavos, enlace, registro, propuestaAt, nota } = row
  return {
    id,
    version,
    accion,
    estado,
    sujeto,
    importeCentavos,
    enlace,
    registro,
    propuestaAt,
    nota,
    folio: folioPropuesta(id),
    titulo: DOS_MANOS[accion].titulo,
    cambios: JSON.parse(row.cambios) as CambioPropuesto[],
    propuso: row.propuso ?? 'Sistema',
    decidio: row.decidio ?? '',
    decididaAt: row.decididaAt ?? '',
    ...actsOf(row, actor, propias),
  }
}

function actsOf(
  row: PropuestaRow,
  actor: Actor,
  propias: ReadonlySet<number>,
): { readonly actions: readonly ActoPropuesta[]; readonly falta: string } {
  const { accion, estado, propuestaPor, decididaPor, decididaAt } = row
  if (estado !== 'pendiente') {
    const isUndone = estado !== 'autorizada' && decididaPor === actor.id && sePuedeDeshacer(decididaAt ?? '', nowAt())
    return { actions: isUndone ? ['deshacer'] : [], falta: '' }
  }
  const isMine = propuestaPor === actor.id
  const isSamePerson = isMine || (propuestaPor !== null && propias.has(propuestaPor))
  if (isSamePerson)
    return { actions: isMine ? ['retirar'] : [], falta: 'La autoriza otra persona: esta propuesta es tuya.' }
  if (!puedeAutorizar(actor, accion)) return { actions: [], falta: 'Tu perfil no autoriza este acto.' }
  return { actions: ['autorizar', 'rechazar'], falta: '' }
}
