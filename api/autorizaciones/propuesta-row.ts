import type { Actor } from '#domain/acceso/actor.ts'
import {
  accionesQueRefuerza,
  accionesVisibles,
  DOS_MANOS,
  manoRepetida,
  puedeAutorizar,
  puedeIntervenir,
  turnoTexto,
  type AccionDeDos,
  type AccionId,
} from '#domain/autorizaciones/dos-manos.ts'
import {
  folioPropuesta,
  sePuedeDeshacer,
  type ActoPropuesta,
  type CambioPropuesto,
  type PapelDePropuesta,
  type PropuestaPanel,
} from '#domain/autorizaciones/propuesta.ts'
import { nowAt } from '#api/clock.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, FOR_UPDATE, selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import type { ArchivoModel } from '#api/documentos/models/ArchivoModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import type { PropuestaModel } from './models/PropuestaModel.ts'

export type PropuestaRow = Pick<
  RowOf<PropuestaModel>,
  'id' | 'version' | 'accion' | 'datos' | 'sujeto' | 'cambios' | 'enlace' | 'exige' | 'registro' | 'estado' | 'nota'
> &
  RowAs<
    PropuestaModel,
    {
      importeCentavos: 'importe_centavos'
      propuestaPor: 'propuesta_por'
      propuestaAt: 'propuesta_at'
      primeraPor: 'primera_por'
      segundaPor: 'segunda_por'
      decididaPor: 'decidida_por'
      decididaAt: 'decidida_at'
    }
  > &
  LeftJoined<
    RowAs<UsuarioModel, { propuso: 'nombre'; primera: 'nombre'; segunda: 'nombre'; decidio: 'nombre' }> &
      RowAs<PropuestaModel, { repetidoEn: 'id' }>
  > &
  PapelRow

/** The file of a proposal, joined. */
export type PapelRow = LeftJoined<
  RowAs<ArchivoModel, { papelNombre: 'nombre'; papelBytes: 'bytes'; papelPaginas: 'paginas' }>
>

export const PROPUESTA_SELECT = `p.id, p.version, p.accion, p.datos, p.sujeto, p.cambios, p.enlace, p.exige, p.registro, p.estado, p.nota,
  p.importe_centavos AS "importeCentavos", p.propuesta_por AS "propuestaPor", p.propuesta_at AS "propuestaAt",
  p.primera_por AS "primeraPor", p.segunda_por AS "segundaPor", p.decidida_por AS "decididaPor", p.decidida_at AS "decididaAt", up.nombre AS propuso,
  uu.nombre AS primera, us.nombre AS segunda, ud.nombre AS decidio,
  f.nombre AS "papelNombre", f.bytes AS "papelBytes", f.paginas AS "papelPaginas",
  (SELECT MIN(o.id) FROM archivos g JOIN propuestas o ON o.archivo_id = g.id
   WHERE g.sha256 = f.sha256 AND o.id <> p.id AND o.estado IN ('pendiente', 'autorizada')) AS "repetidoEn"`

export const PROPUESTA_FROM = `FROM propuestas p LEFT JOIN usuarios up ON up.id = p.propuesta_por
  LEFT JOIN usuarios uu ON uu.id = p.primera_por LEFT JOIN usuarios us ON us.id = p.segunda_por
  LEFT JOIN usuarios ud ON ud.id = p.decidida_por
  LEFT JOIN archivos f ON f.id = p.archivo_id`

/** SQL for the proposals that the actor can see: their own, those of acts that they can propose or authorise, and those that need them besides. */
export function propuestasVisiblesSql(actor: Actor, binds: Binds): string {
  const acciones = accionesVisibles(actor)
  const partes = [`p.propuesta_por = ${binds.add(actor.id ?? 0)}`]
  if (acciones.length > 0) partes.push(`p.accion IN (${binds.addAll(acciones)})`)
  for (const acto of actor.actos) {
    const refuerza = accionesQueRefuerza(actor, acto)
    if (refuerza.length > 0) partes.push(`(p.exige = ${binds.add(acto)} AND p.accion IN (${binds.addAll(refuerza)}))`)
  }
  return `(${partes.join(' OR ')})`
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
    primera: row.primera ?? '',
    segunda: row.segunda ?? '',
    decidio: row.decidio ?? '',
    decididaAt: row.decididaAt ?? '',
    papel: papelOf(accion, row),
    papelRepetido: row.repetidoEn === null ? null : { id: row.repetidoEn, folio: folioPropuesta(row.repetidoEn) },
    ...actsOf(row, actor, propias),
  }
}

/** The paper of a proposal of `accion`; null without a file. */
export function papelOf(
  accion: AccionId,
  { papelNombre, papelBytes, papelPaginas }: PapelRow,
): PapelDePropuesta | null {
  if (papelNombre === null) return null
  const { papel, titulo }: AccionDeDos = DOS_MANOS[accion]
  return { titulo: papel ?? titulo, nombre: papelNombre, bytes: papelBytes ?? 0, paginas: papelPaginas ?? 1 }
}

function actsOf(
  row: PropuestaRow,
  actor: Actor,
  propias: ReadonlySet<number>,
): { readonly actions: readonly ActoPropuesta[]; readonly falta: string } {
  const { accion, estado, propuestaPor, primeraPor, segundaPor, decididaPor, decididaAt } = row
  if (estado !== 'pendiente') {
    const isUndone = estado !== 'autorizada' && decididaPor === actor.id && sePuedeDeshacer(decididaAt ?? '', nowAt())
    return { actions: isUndone ? ['deshacer'] : [], falta: '' }
  }
  const isMine = propuestaPor === actor.id
  const repetida = manoRepetida(
    { propuestaPor, primeraPor, segundaPor },
    new Set([...propias, ...(actor.id === null ? [] : [actor.id])]),
  )
  if (repetida !== '') return { actions: isMine ? ['retirar'] : [], falta: repetida }
  if (!puedeIntervenir(actor, accion, row)) return { actions: [], falta: 'Tu perfil no autoriza este acto.' }
  if (!puedeAutorizar(actor, accion, row)) return { actions: ['rechazar'], falta: turnoTexto(accion, row) }
  return { actions: ['autorizar', 'rechazar'], falta: '' }
}
