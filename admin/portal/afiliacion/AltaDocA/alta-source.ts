import { parsePlainDate } from '#domain/plain-date.ts'
import { CAPTURA_VACIA } from './captura.ts'
import type { SolicitudAlta } from '#domain/afiliacion/alta.ts'
import type { Borrador, PasoAlta } from '#domain/afiliacion/borrador.ts'
import type { DatosLaboralesEnCaptura } from '#domain/afiliacion/datos-laborales.ts'
import type { Captura } from './captura.ts'
import type { Kept } from './expediente.ts'

/** `GET /api/tramites/alta/:folio`: a saved alta as its author may correct it. */
export interface AltaGuardada {
  readonly solicitud: SolicitudAlta
  readonly version: number
  readonly folio: string
}

/** What the wizard opens on: a draft (or none yet), or a saved alta to be corrected. */
export interface AltaSource {
  readonly captura: Captura
  readonly kept: Kept
  readonly paso: PasoAlta
  readonly borrador: Borrador | null
  readonly correccion: { readonly folio: string; readonly version: number } | null
}

const NOTHING_KEPT: Kept = { archivos: {}, lecturas: {} }

/** A new alta; `organizacion` comes from "Registrar a otra persona". */
export function newSource(organizacion: DatosLaboralesEnCaptura): AltaSource {
  return {
    captura: { ...CAPTURA_VACIA, laborales: organizacion },
    kept: NOTHING_KEPT,
    paso: 1,
    borrador: null,
    correccion: null,
  }
}

export function draftSource(borrador: Borrador): AltaSource {
  const { datos, archivos, lecturas, paso } = borrador
  return { captura: { ...CAPTURA_VACIA, ...datos }, kept: { archivos, lecturas }, paso, borrador, correccion: null }
}

/** Its papers are known to the system already: they stay as they are unless replaced. */
export function correctionSource({ solicitud, version, folio }: AltaGuardada): AltaSource {
  const documentos = Object.entries(solicitud.documentos).map(([clave, { archivo }]) => [
    clave,
    { archivo, by: 'Sistema' },
  ])
  const captura: Captura = {
    ...CAPTURA_VACIA,
    documentos: Object.fromEntries(documentos) as Captura['documentos'],
    personales: solicitud.datosPersonales,
    laborales: { ...solicitud.datosLaborales, fechaIngreso: parsePlainDate(solicitud.datosLaborales.fechaIngreso) },
  }
  return { captura, kept: NOTHING_KEPT, paso: 1, borrador: null, correccion: { folio, version } }
}

const LEVELS = ['entidad', 'adscripcion', 'dependencia', 'area'] as const

/** The four levels in the address of "Registrar a otra persona": "1.4.12.33". */
export function organizacionParam(laborales: DatosLaboralesEnCaptura): string {
  return LEVELS.map((level) => laborales[level] ?? '').join('.')
}

export function parseOrganizacion(text: string): DatosLaboralesEnCaptura {
  const ids = text.split('.').map(Number)
  const known: [string, number][] = []
  for (const [index, level] of LEVELS.entries()) {
    const id = ids[index] ?? 0
    // A level stands only on those above it.
    if (!Number.isSafeInteger(id) || id <= 0) break
    known.push([level, id])
  }
  return Object.fromEntries(known)
}
