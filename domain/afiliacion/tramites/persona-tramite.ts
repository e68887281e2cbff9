import type { DatosLaboralesEnCaptura } from '#domain/afiliacion/datos/datos-laborales.ts'
import type { DatosPersonales } from '#domain/afiliacion/datos/datos-personales.ts'
import type { PeriodoVisto } from '#domain/afiliacion/historia/periodos.ts'
import { deQuienTexto, type MovimientoAbierto } from '#domain/afiliacion/movimientos/movimiento-abierto.ts'
import type { ClavePercepcion } from '#domain/afiliacion/percepciones.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import { situacionTexto, SITUACIONES, type LetraSituacion } from '#domain/afiliacion/situacion.ts'
import { admiteSituacion } from '#domain/afiliacion/tipos/reglas-de.ts'
import type { ReglasTipo } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import type { Issue } from '#domain/issue.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { TRAMITES, type Tramite } from './tramite.ts'

/** How a person is looked for in the search of a procedure (specification 3 §2.6, §2.7), in the order of its list. */
export const BUSQUEDAS_PERSONA = ['nombre', 'curp', 'interno', 'noempleado', 'rfc'] as const

/** How whom to dismiss is looked for (specification 2 §5): a person's folio is the internal number. */
export const BUSQUEDAS_BAJA = ['nombre', 'curp', 'folio', 'puesto', 'departamento'] as const

export const BUSQUEDAS = [...BUSQUEDAS_PERSONA, 'folio', 'puesto', 'departamento'] as const
export type BusquedaPersona = (typeof BUSQUEDAS)[number]

/** The searches of a procedure, in the order of its list. */
export function busquedasDe(tramite: Tramite): readonly BusquedaPersona[] {
  return TRAMITES[tramite].listaSolicitadas ? BUSQUEDAS_BAJA : BUSQUEDAS_PERSONA
}

export const ETIQUETA_BUSQUEDA = {
  nombre: 'Nombre',
  curp: 'CURP',
  interno: 'No. Interno',
  noempleado: 'No. Empleado',
  rfc: 'RFC',
  folio: 'Folio',
  puesto: 'Puesto',
  departamento: 'Departamento',
} as const satisfies Record<BusquedaPersona, string>

/** Longest term that is searched. */
export const TERMINO_MAX = 120

/** Body of `POST /api/personas-tramite/{tramite}/busqueda`: a name or a key never stands in an address. */
export interface BuscarPersonasTramite {
  readonly por: BusquedaPersona
  readonly texto: string
}

/** A person that the search of a procedure found. Of another office only name, situation and entity are told. */
export interface PersonaTramite {
  readonly id: number
  readonly interno: number
  /** "Paterno Materno, Nombres". */
  readonly nombre: string
  readonly curp: string
  /** The post, else the área, else "N/A". */
  readonly puesto: string
  /** The dirección general; "" of another office. */
  readonly departamento: string
  readonly situacion: LetraSituacion
  readonly entidad: string
  readonly ajena: boolean
  /** Of another office, and its whole CURP must be given before the procedure goes on. */
  readonly pideCurp: boolean
  /** First day of the last period on file. */
  readonly ultimoPeriodo: PlainDate
  /** Folio of the open movement, "" without one or out of scope. */
  readonly movimientoAbierto: string
  /** Why this person cannot be chosen for the procedure; "" when it can. */
  readonly porQue: string
  /** What may be asked instead: the return of somebody on leave. Null when there is nothing. */
  readonly otro: { readonly etiqueta: string; readonly ruta: string } | null
}

/** A person of another dependency whom an exact CURP, RFC or NSS found; nothing else is shown (decisions §2). */
export interface PersonaAjena {
  /** "Paterno Materno, Nombres". */
  readonly nombre: string
  readonly situacion: LetraSituacion
}

/** Answer of `POST /api/personas-tramite/{tramite}/busqueda`. */
export interface PersonasEncontradas {
  readonly personas: readonly PersonaTramite[]
  /** Nobody here can be chosen. */
  readonly ajenas: readonly PersonaAjena[]
}

/** The procedure that the search of another offers for whom that one does not fit. */
export const TRAMITE_ALTERNO: Readonly<Partial<Record<Tramite, Tramite>>> = { licencia: 'reingreso' }

/** Body of `POST /api/personas-tramite/{tramite}`; the answer has all data of a person of another office only if the body has the whole CURP. */
export interface PedirPersonaTramite {
  readonly interno: number
  readonly curp?: string
}

/** Body of `POST /api/tramites/alta-historico/identificar`: who was found, and the whole CURP that the person gave. */
export interface IdentificarPersona {
  readonly id: number
  readonly curp: string
}

/** Why a CURP cannot be the whole one that is asked: it is compared with the person's own, whatever its structure. */
export function identificarIssues({ curp }: Pick<IdentificarPersona, 'curp'>): Issue[] {
  const signs = cleanKey(curp).length
  if (signs === CURP_SIGNOS) return []
  const message = signs === 0 ? 'Escribe la CURP.' : `La CURP tiene ${CURP_SIGNOS} caracteres; escribiste ${signs}.`
  return [{ path: 'curp', code: 'formato', message }]
}

const CURP_SIGNOS = 18

/** Its answer: the number by which the alta with history goes on. */
export interface PersonaIdentificada {
  readonly interno: number
}

/** Situations in which another office still answers for somebody: a desk cannot take such a person away (decisions §10.11). */
const A_CARGO: readonly LetraSituacion[] = ['L', 'P']

/** Why a desk cannot ask for the alta with history of somebody of another office; "" when it can. */
export function noProcedeAjena(situacion: LetraSituacion): string {
  if (!A_CARGO.includes(situacion)) return ''
  const texto = situacionTexto(situacion)
  return `${texto.charAt(0).toUpperCase()}${texto.slice(1)} y sigue a cargo de otra dependencia: el alta la solicita el instituto.`
}

/** What the screen of a procedure starts from: the person as it is on file. */
export interface ExpedienteTramite {
  readonly persona: PersonaDetalle
  readonly datosPersonales: DatosPersonales
  readonly datosLaborales: DatosLaboralesEnCaptura
  /** Amounts of the post as a request carries them; `nominaDesde` is the ordinal from which the entity's payroll sets them, or null. */
  readonly percepciones: Readonly<Record<ClavePercepcion, number>> & { readonly nominaDesde: number | null }
  /** Id of the person's post; null without one. */
  readonly puesto: number | null
  readonly movimientoAbierto: string
  readonly porQue: string
  /** Of another office: its place is not the one that the procedure would leave it in. */
  readonly ajena: boolean
  /** For the alta with history, the line of life in periods, newest first; empty for the others. */
  readonly periodos: readonly PeriodoVisto[]
  /** The rules of its type as the catalogue keeps them. */
  readonly reglas: ReglasTipo
}

interface Candidata {
  readonly situacion: LetraSituacion
  /** `oculto` where who asks may not know which; null without one. */
  readonly abierto: MovimientoAbierto | 'oculto' | null
}

/**
 * Why a procedure cannot begin for a person by the rules of its type as the catalogue keeps them, "" when it can: an open
 * movement comes first, since only one may be open (decisions §4), then the situation (decisions §10.1).
 */
export function noProcedeTramite(reglas: ReglasTipo, { situacion, abierto }: Candidata, esInstituto: boolean): string {
  if (abierto !== null)
    return `Tiene un movimiento abierto${cualTexto(abierto)}: primero debe aplicarse, cancelarse o retirarse.`
  if (situacion === 'T') return 'Su alta está en trámite: primero debe aplicarse.'
  if (admiteSituacion(reglas, situacion, esInstituto)) return ''
  if (admiteSituacion(reglas, situacion, true)) return 'En esta situación solo lo solicita el instituto.'
  const desde = SITUACIONES.filter((letra) => letra !== 'T' && admiteSituacion(reglas, letra, esInstituto))
  return `Esta persona ${situacionTexto(situacion)}; este trámite procede para quien ${situacionTexto(...desde)}.`
}

function cualTexto(abierto: MovimientoAbierto | 'oculto'): string {
  return abierto === 'oculto' ? '' : ` (${abierto.folio}, ${deQuienTexto(abierto)})`
}
