import { quincenaLong, quincenaOf, quincenaRange } from '#domain/calendario/quincena.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import type { Issue } from '#domain/issue.ts'
import { addDays, parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import { nombreIssues } from './edicion-issues.ts'
import { NOMBRE_NIVEL, type Nivel } from './niveles.ts'

/** Acts on the tree, each with a date and a document (specification of the organisation by date). */
export const TIPOS_ACTO_ORGANICO = ['renombrar', 'mover', 'fusionar', 'dividir', 'terminar'] as const
export type TipoActoOrganico = (typeof TIPOS_ACTO_ORGANICO)[number]

export const DOCUMENTO_MAX = 200

/** The document as a file. */
export const ARCHIVO_ACTO_MAX_BYTES = 10 * 1024 * 1024

/** What is asked of an act; of what its kind does not use, "" or empty. */
export interface SolicitudActo {
  readonly tipo: TipoActoOrganico
  /** The unit that is renamed, moved, divided or ended; of a merge, the one that stays. */
  readonly unidadId: number
  /** First day of what it brings; of an end, the last day of the unit. */
  readonly fecha: string
  readonly documento: string
  /** Renamed to it, or the name of the new unit of a division. */
  readonly nombre: string
  /** The unit under which it is moved; of an entity's end, the entity that takes its debts, credits and later lines (decision 11.3). */
  readonly destinoId: number | null
  /** Units that a merge ends. */
  readonly origenes: readonly number[]
  /** Units below that go to the new one of a division. */
  readonly hijas: readonly number[]
  /** Posts of an area that go to the new one, with who holds them. */
  readonly puestos: readonly number[]
  /** Id of the document as a file, sent before; null without one. */
  readonly archivo: string | null
}

/** The same as a call brings it: what its kind does not use may be left out. */
export type ActoOrganicoPedido = Pick<SolicitudActo, 'tipo' | 'unidadId' | 'fecha' | 'documento'> &
  Partial<SolicitudActo>

/** A unit as the rules see it. */
export interface UnidadActo {
  readonly id: number
  readonly nivel: Nivel
  readonly nombre: string
  readonly parentId: number | null
  readonly activo: boolean
  /** First day of its last version. */
  readonly desde: PlainDate
  /** First day from which it and all above it hang where they do, without a break. */
  readonly lugarDesde: PlainDate
  /** Level 1 above it, itself at level 1; null at level 0. */
  readonly entidadId: number | null
  /** Ids of what is above it. */
  readonly ancestros: readonly number[]
}

/** The money of an entity whose people or place change: its closes, by ordinal of the quincena. */
export interface CierresEntidad {
  readonly nombre: string
  /** The last one closed; null when none ever was. */
  readonly ultimaCerrada: number | null
  /** One that is being signed; null without any. */
  readonly enCurso: number | null
}

export interface ContextoActo {
  readonly hoy: PlainDate
  readonly unidad: UnidadActo
  readonly destino: UnidadActo | null
  readonly origenes: readonly UnidadActo[]
  /** Ids of the units right below the one that acts. */
  readonly hijas: readonly number[]
  /** Ids of its posts. */
  readonly puestos: readonly number[]
  /** Units that get another parent by it: those below what a merge ends, those that a division takes. */
  readonly pasan: readonly Pick<UnidadActo, 'nombre' | 'desde'>[]
  readonly cierres: readonly CierresEntidad[]
}

/** What is wrong with the shape of what was asked, before anything is looked up. */
export function solicitudActoIssues(solicitud: SolicitudActo): Issue[] {
  const issues: Issue[] = []
  if (parsePlainDate(solicitud.fecha) === null) issues.push(issue('fecha', 'requerido', 'Escribe la fecha del acto.'))
  if (solicitud.documento.trim() === '')
    issues.push(issue('documento', 'requerido', 'Escribe el documento que lo ordena: oficio, acuerdo o decreto.'))
  if (solicitud.tipo === 'renombrar' || solicitud.tipo === 'dividir') {
    if (solicitud.nombre.trim() === '') issues.push(issue('nombre', 'requerido', 'Escribe el nombre nuevo.'))
    issues.push(...nombreIssues('nombre', solicitud.nombre))
  }
  if (solicitud.tipo === 'mover' && solicitud.destinoId === null)
    issues.push(issue('destinoId', 'requerido', 'Elige de qué unidad dependerá.'))
  if (solicitud.tipo === 'fusionar' && solicitud.origenes.length === 0)
    issues.push(issue('origenes', 'requerido', 'Elige al menos una unidad que se integra.'))
  return issues
}

/** What is wrong with an act in this tree; its shape was judged before. */
export function actoOrganicoIssues(solicitud: SolicitudActo, contexto: ContextoActo): Issue[] {
  const fecha = parsePlainDate(solicitud.fecha)
  if (fecha === null) return solicitudActoIssues(solicitud)
  return [
    ...fechaIssues(solicitud, fecha, contexto),
    ...lugarIssues(solicitud, contexto),
    ...(cambiaEntidad(solicitud, contexto) ? quincenaIssues(solicitud.tipo, fecha, contexto.cierres) : []),
  ]
}

/** Days ahead that an act may be programmed. */
const PROGRAMA_MAX_DIAS = 730

/** The day on which an act is done: its date, or the day after the last one of a unit that ends. */
export function diaDeAplicar(tipo: TipoActoOrganico, fecha: PlainDate): PlainDate {
  return tipo === 'terminar' ? addDays(fecha, 1) : fecha
}

/**
 * What is wrong with an act whose day is still to come. What only that day can tell (closed quincenas, who is still there) is looked
 * at then.
 */
export function actoProgramadoIssues(solicitud: SolicitudActo, contexto: ContextoActo): Issue[] {
  const fecha = parsePlainDate(solicitud.fecha)
  if (fecha === null) return solicitudActoIssues(solicitud)
  const limit = addDays(contexto.hoy, PROGRAMA_MAX_DIAS)
  const far = `Un acto se programa hasta con dos años: elige un día antes del ${formatFecha(limit)}.`
  return [
    ...(fecha > limit ? [issue('fecha', 'lejos', far)] : []),
    ...antesIssues(solicitud, fecha, contexto),
    ...lugarIssues(solicitud, contexto),
    ...(cambiaEntidad(solicitud, contexto) ? inicioIssues(solicitud.tipo, fecha) : []),
  ]
}

/**
 * Whether the act changes who pays: a merge, division or move at level 1, the end of an entity that closed quincenas, or an act
 * that takes people from an entity to another (decisions §10.16 and §11.3).
 */
export function cambiaEntidad({ tipo }: SolicitudActo, { unidad, destino, origenes, cierres }: ContextoActo): boolean {
  if (tipo === 'renombrar') return false
  if (tipo === 'terminar') return unidad.nivel === 1 && cierres.some(({ ultimaCerrada }) => ultimaCerrada !== null)
  if (unidad.nivel <= 1) return true
  if (tipo === 'mover') return destino !== null && destino.entidadId !== unidad.entidadId
  return tipo === 'fusionar' && origenes.some(({ entidadId }) => entidadId !== unidad.entidadId)
}

function fechaIssues(solicitud: SolicitudActo, fecha: PlainDate, contexto: ContextoActo): Issue[] {
  const { hoy } = contexto
  if (fecha > hoy) return [issue('fecha', 'futura', `Un acto se hace cuando llega su día: hoy es ${formatFecha(hoy)}.`)]
  return antesIssues(solicitud, fecha, contexto)
}

/** Nothing is written before the day from which it stands: people would be, in the past, in what did not exist. */
function antesIssues(solicitud: SolicitudActo, fecha: PlainDate, contexto: ContextoActo): Issue[] {
  const { tipo } = solicitud
  const { unidad, origenes, destino, pasan } = contexto
  const refuse = (text: string) => [issue('fecha', 'antes', text)]
  const ends = tipo === 'fusionar' ? origenes : tipo === 'terminar' ? [] : [unidad]
  const late = ends.find(({ desde }) => fecha <= desde)
  if (late) return refuse(`${late.nombre} está como está desde el ${formatFecha(late.desde)}: elige un día posterior.`)
  const kept = [...(tipo === 'terminar' ? [unidad] : []), ...pasan].find(({ desde }) => fecha < desde)
  if (kept)
    return refuse(`${kept.nombre} está como está desde el ${formatFecha(kept.desde)}: elige ese día o uno posterior.`)
  const receives = tipo === 'fusionar' ? unidad : tipo === 'mover' ? destino : null
  if (receives && fecha < receives.lugarDesde)
    return refuse(
      `${receives.nombre} está en su lugar desde el ${formatFecha(receives.lugarDesde)}: elige ese día o uno posterior.`,
    )
  return []
}

function lugarIssues(solicitud: SolicitudActo, contexto: ContextoActo): Issue[] {
  const { tipo } = solicitud
  const { unidad, destino, origenes } = contexto
  const ended = [unidad, ...origenes, ...(destino ? [destino] : [])].find(({ activo }) => !activo)
  if (ended)
    return [issue(pathOf(ended, contexto), 'terminada', `${ended.nombre} ya terminó: elige una unidad vigente.`)]
  if (tipo === 'mover' && destino) return moverIssues(unidad, destino)
  if (tipo === 'fusionar') return fusionarIssues(unidad, origenes)
  if (tipo === 'dividir') return dividirIssues(solicitud, contexto)
  if (tipo === 'terminar' && destino) return sucesoraIssues(unidad, destino)
  return []
}

function pathOf(ended: UnidadActo, { destino, origenes }: ContextoActo): string {
  if (ended === destino) return 'destinoId'
  return origenes.includes(ended) ? 'origenes' : 'unidadId'
}

function moverIssues(unidad: UnidadActo, destino: UnidadActo): Issue[] {
  const refuse = (code: string, message: string) => [issue('destinoId', code, message)]
  if (destino.id === unidad.id || destino.ancestros.includes(unidad.id))
    return refuse('ancestro', `${unidad.nombre} no puede depender de sí misma ni de una unidad que depende de ella.`)
  if (unidad.nivel === 0) return refuse('nivel', 'Un tipo de entidad no depende de ninguna unidad.')
  if (destino.nivel !== unidad.nivel - 1) {
    const expected = NOMBRE_NIVEL[(unidad.nivel - 1) as Nivel]
    const message = `${unidad.nombre} depende de una unidad del nivel ${expected} y ${destino.nombre} es del nivel ${NOMBRE_NIVEL[destino.nivel]}.`
    return refuse('nivel', message)
  }
  if (destino.id === unidad.parentId) return refuse('igual', `${unidad.nombre} ya depende de ${destino.nombre}.`)
  return []
}

/** Who takes what an entity leaves is another entity. */
function sucesoraIssues(unidad: UnidadActo, sucesora: UnidadActo): Issue[] {
  const refuse = (code: string, message: string) => [issue('destinoId', code, message)]
  if (unidad.nivel !== 1)
    return refuse(
      'nivel',
      `Solo una entidad nombra quién toma sus adeudos: ${unidad.nombre} es ${NOMBRE_NIVEL[unidad.nivel]}.`,
    )
  if (sucesora.id === unidad.id)
    return refuse('misma', `${unidad.nombre} no toma sus propios adeudos: elige otra entidad.`)
  if (sucesora.nivel === 1) return []
  return refuse(
    'nivel',
    `Los adeudos de una entidad los toma otra entidad: ${sucesora.nombre} es ${NOMBRE_NIVEL[sucesora.nivel]}.`,
  )
}

function fusionarIssues(unidad: UnidadActo, origenes: readonly UnidadActo[]): Issue[] {
  const refuse = (code: string, message: string) => [issue('origenes', code, message)]
  if (origenes.some(({ id }) => id === unidad.id))
    return refuse('misma', `${unidad.nombre} no se fusiona consigo misma.`)
  const other = origenes.find(({ nivel }) => nivel !== unidad.nivel)
  if (!other) return []
  const message = `Solo se fusionan unidades del mismo nivel: ${unidad.nombre} es ${NOMBRE_NIVEL[unidad.nivel]} y ${other.nombre} es ${NOMBRE_NIVEL[other.nivel]}.`
  return refuse('niveles', message)
}

function dividirIssues({ hijas, puestos }: SolicitudActo, contexto: ContextoActo): Issue[] {
  // Posts hang from areas alone; from the rest, other units.
  const campo = contexto.unidad.nivel === 3 ? 'puestos' : 'hijas'
  if (hijas.length + puestos.length === 0) return [issue(campo, 'requerido', 'Elige qué pasa a la unidad nueva.')]
  const foreign =
    hijas.some((id) => !contexto.hijas.includes(id)) || puestos.some((id) => !contexto.puestos.includes(id))
  if (!foreign) return []
  return [issue(campo, 'ajena', `Solo pasa a la unidad nueva lo que hoy depende de ${contexto.unidad.nombre}.`)]
}

/** At level 1 an act begins a quincena, with the earlier ones closed and none after (decisions §10.16). */
function quincenaIssues(tipo: TipoActoOrganico, fecha: PlainDate, cierres: readonly CierresEntidad[]): Issue[] {
  const late = inicioIssues(tipo, fecha)
  if (late.length > 0) return late
  const quincena = quincenaOf(diaDeAplicar(tipo, fecha))
  return cierres.flatMap(({ nombre, ultimaCerrada, enCurso }) => {
    if (enCurso !== null)
      return [issue('fecha', 'cierre', `${nombre} está cerrando la ${quincenaLong(enCurso)}: espera a que termine.`)]
    // An entity that never closed has no earlier quincena to close.
    if (ultimaCerrada === null) return []
    if (ultimaCerrada >= quincena)
      return [
        issue(
          'fecha',
          'cerrada',
          `${nombre} ya cerró la ${quincenaLong(ultimaCerrada)}: elige una quincena posterior.`,
        ),
      ]
    if (ultimaCerrada < quincena - 1)
      return [
        issue('fecha', 'abierta', `${nombre} no ha cerrado la ${quincenaLong(ultimaCerrada + 1)}: ciérrala antes.`),
      ]
    return []
  })
}

function inicioIssues(tipo: TipoActoOrganico, fecha: PlainDate): Issue[] {
  const { inicio, fin } = quincenaRange(quincenaOf(fecha))
  if (diaDeAplicar(tipo, fecha) === quincenaRange(quincenaOf(diaDeAplicar(tipo, fecha))).inicio) return []
  const message =
    tipo === 'terminar'
      ? `Una entidad que cierra quincenas termina el último día de una, por ejemplo el ${formatFecha(fin)}.`
      : `Cambia quién paga: empieza el primer día de una quincena, por ejemplo el ${formatFecha(inicio)}.`
  return [issue('fecha', 'quincena', message)]
}

function issue(path: string, code: string, message: string): Issue {
  return { path, code, message }
}
