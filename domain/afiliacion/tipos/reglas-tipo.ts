import type { Ambito } from '#domain/acceso/acto.ts'
import { DOCUMENTOS_LEIBLES, DOCUMENTOS_OBLIGATORIOS } from '#domain/documentos/papeles/registro.ts'
import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import type { ClavePapel } from './papel.ts'

/** Why a movement is asked, where its type has several reasons with different ends. */
export interface CausaTipo {
  /** What travels as `causa`; "" for a type that asks no cause. */
  readonly clave: string
  readonly etiqueta: string
  /** Situations from which it may be asked. */
  readonly desde: readonly LetraSituacion[]
  /** Situations from which only the institute may ask it, with a reason. */
  readonly soloInstituto: readonly LetraSituacion[]
  /** Situation afterwards; null leaves it as it is. */
  readonly hacia: LetraSituacion | null
  /** Papers needed to approve it, never to request it (decisions §10.13). */
  readonly papeles: readonly ClavePapel[]
}

/** Limits of the end date that a type asks. */
export interface FechaFinTipo {
  /** What the screen calls it. */
  readonly rotulo: string
  /** Calendar months after the authorisation date, clamped to the month's end. */
  readonly maxMeses: number
}

export interface FechasTipo {
  /** What the screen calls the effective date: the first day of the new situation. */
  readonly rotulo: string
  readonly autorizacion: boolean
  readonly fin: FechaFinTipo | null
  /** Which of its dates must be an ARCHIVO_APLICACION day of the calendar. */
  readonly diaAplicacion: 'fecha' | 'fechaFin' | null
}

export type BloqueCambios = 'datosPersonales' | 'datosLaborales'

/** What a movement of a type is judged, applied and printed by. No rule asks for a type's number. */
export interface ReglasTipo {
  readonly solicita: readonly Ambito[]
  readonly causas: readonly CausaTipo[]
  readonly cambia: readonly BloqueCambios[]
  /** Situations in which the post may change; another's labour data stay. */
  readonly laboralDesde: readonly LetraSituacion[]
  readonly fechas: FechasTipo
  /** Each identity datum that changes asks for its own paper (decisions §10.13). */
  readonly papelPorDato: boolean
  /** Papers it may carry besides those it needs. */
  readonly admite: readonly ClavePapel[]
  /** Forms it prints, by view. */
  readonly formatos: readonly string[]
}

/** Numbers of the seven built-in types (decisions §4). An institute's own come after 100. */
export const TIPOS_INTEGRADOS = [1, 2, 3, 6, 8, 9, 10] as const
export type TipoIntegrado = (typeof TIPOS_INTEGRADOS)[number]

const TODOS: readonly Ambito[] = ['dependencia', 'instituto']
const SOLO_FECHA: FechasTipo = { rotulo: 'Fecha efectiva', autorizacion: false, fin: null, diaAplicacion: null }
const SIN_CAMBIOS = { cambia: [], laboralDesde: [], papelPorDato: false } as const

/** The one cause of a type that asks none. */
const unica = (causa: Omit<CausaTipo, 'clave' | 'etiqueta' | 'soloInstituto'>): readonly CausaTipo[] => [
  { clave: '', etiqueta: '', soloInstituto: [], ...causa },
]

const OPCIONALES = DOCUMENTOS_LEIBLES.filter((id) => !DOCUMENTOS_OBLIGATORIOS.includes(id))

/** Effects of the built-in types. Source: design/decisiones §10.1, §10.2, §10.3, §10.13; seed of `tipos_movimiento`. */
export const REGLAS_TIPO = {
  1: {
    solicita: TODOS,
    causas: [
      {
        clave: '',
        etiqueta: '',
        desde: ['T', 'B', 'C', 'E', 'L', 'N', 'P'],
        soloInstituto: ['D'],
        hacia: 'A',
        papeles: DOCUMENTOS_OBLIGATORIOS,
      },
    ],
    cambia: ['datosPersonales', 'datosLaborales'],
    laboralDesde: ['T', 'B', 'C', 'D', 'E', 'L', 'N', 'P'],
    fechas: { ...SOLO_FECHA, rotulo: 'Fecha de ingreso' },
    papelPorDato: false,
    admite: [...OPCIONALES, 'carta', 'foto', 'oficio'],
    formatos: ['solicitudA'],
  },
  2: {
    solicita: TODOS,
    causas: unica({ desde: ['A', 'L', 'B', 'P', 'D', 'E', 'C', 'N'], hacia: null, papeles: [] }),
    cambia: ['datosPersonales', 'datosLaborales'],
    laboralDesde: ['A', 'L'],
    fechas: SOLO_FECHA,
    papelPorDato: true,
    admite: [...DOCUMENTOS_LEIBLES, 'carta', 'foto', 'oficio'],
    formatos: ['formatoI'],
  },
  3: {
    solicita: TODOS,
    causas: [
      baja('renuncia', 'Renuncia', 'B'),
      baja('termino', 'Término de nombramiento o contrato', 'B'),
      baja('cese', 'Cese', 'B'),
      baja('no_localizado', 'No localizado', 'N'),
      {
        clave: 'defuncion',
        etiqueta: 'Defunción',
        desde: ['A', 'L', 'B', 'P', 'E', 'C', 'N'],
        soloInstituto: [],
        hacia: 'D',
        papeles: ['acta'],
      },
    ],
    ...SIN_CAMBIOS,
    fechas: { ...SOLO_FECHA, rotulo: 'Fecha de baja' },
    admite: ['oficio', 'acta'],
    formatos: ['formatoI'],
  },
  6: {
    solicita: TODOS,
    causas: unica({ desde: ['A', 'L'], hacia: 'E', papeles: ['oficio'] }),
    ...SIN_CAMBIOS,
    fechas: { ...SOLO_FECHA, rotulo: 'Fecha de baja' },
    admite: ['acta'],
    formatos: ['formatoI'],
  },
  8: {
    solicita: TODOS,
    causas: unica({ desde: ['A'], hacia: 'L', papeles: ['incidencia'] }),
    ...SIN_CAMBIOS,
    fechas: {
      rotulo: 'Inicio de la licencia',
      autorizacion: true,
      fin: { rotulo: 'Fecha de Reingreso', maxMeses: 12 },
      diaAplicacion: 'fechaFin',
    },
    admite: ['oficio', 'solicitud'],
    formatos: ['formatoI'],
  },
  9: {
    solicita: TODOS,
    causas: unica({ desde: ['A', 'L'], hacia: 'P', papeles: ['solicitud'] }),
    ...SIN_CAMBIOS,
    fechas: { rotulo: 'Fecha de Jubilación', autorizacion: false, fin: null, diaAplicacion: 'fecha' },
    admite: ['oficio'],
    formatos: ['formatoI'],
  },
  10: {
    solicita: TODOS,
    causas: unica({ desde: ['L'], hacia: 'A', papeles: ['oficio'] }),
    ...SIN_CAMBIOS,
    fechas: { ...SOLO_FECHA, rotulo: 'Primer día de regreso' },
    admite: ['incidencia'],
    formatos: ['formatoI'],
  },
} as const satisfies Record<TipoIntegrado, ReglasTipo>

function baja(clave: string, etiqueta: string, hacia: LetraSituacion): CausaTipo {
  return { clave, etiqueta, desde: ['A', 'L'], soloInstituto: [], hacia, papeles: ['oficio'] }
}
