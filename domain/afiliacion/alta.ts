import { entraTexto } from '#domain/calendario/ventana-texto.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import { quincenaCode, quincenaLong, quincenaRange, quincenaRangeLong } from '#domain/calendario/quincena.ts'
import type { QuincenaDestino } from './movimientos/quincena-destino.ts'
import type { DatosLaborales } from './datos/datos-laborales.ts'
import type { DatosPersonales } from './datos/datos-personales.ts'
import type { BorradorResumen, DocumentoAlta } from './borrador.ts'
import type { Aclaraciones } from './aclaraciones.ts'
import type { Total } from '#domain/cuenta-texto.ts'
import type { MovimientoResumen } from './movimientos/movimiento.ts'

/** Body of `POST /api/tramites/alta` (with `Idempotency-Key`). `borrador` is removed when the alta is saved. */
export interface SolicitudAlta {
  readonly datosPersonales: DatosPersonales
  readonly datosLaborales: DatosLaborales
  readonly documentos: Readonly<Partial<Record<DocumentoAlta, { readonly archivo: string }>>>
  readonly borrador?: string
  readonly aclaraciones?: Aclaraciones
}

/** 201 of `POST /api/tramites/alta`. */
export interface RespuestaAlta {
  readonly folio: string
  readonly interno: number
  /** Id of the movement. */
  readonly movimiento: number
  /** Four characters, "2226". */
  readonly quincena: string
}

/** `GET /api/tramites/alta/previsto`: where an alta saved now would land. */
export interface AltaPrevista {
  readonly quincena: QuincenaDestino
  /** Last day on which saving lands in that quincena. */
  readonly hasta: PlainDate | null
  /** Latest fechaIngreso accepted. */
  readonly fechaIngresoMaxima: PlainDate
  readonly hoy: PlainDate
  readonly siguiente: readonly string[]
}

/**
 * What an alta that lands in the quincena of that ordinal is told of it: its name, its last day, what follows. `cerrada` is the quincena
 * whose close moved it there, of the session's entity or of the person's.
 */
export function quincenaPrevista(
  ordinal: number,
  cerrada: number | null = null,
  de: 'tu' | 'su' = 'tu',
): Pick<AltaPrevista, 'quincena' | 'fechaIngresoMaxima' | 'siguiente'> {
  const [texto, rango] = [quincenaLong(ordinal), quincenaRangeLong(ordinal)]
  const entra = `${entraTexto(ordinal, cerrada, de)} (${rango})`
  return {
    quincena: { codigo: quincenaCode(ordinal), ordinal, texto, rango, entra },
    fechaIngresoMaxima: quincenaRange(ordinal).fin,
    siguiente: [
      'La dependencia valida el movimiento.',
      'El instituto lo revisa y lo aprueba.',
      `Se aplica al cerrar la ${texto}.`,
    ],
  }
}

/** `GET /api/ventanilla` (`/dependenciaVentanilla`). */
export interface RespuestaVentanilla {
  readonly borradores: readonly BorradorResumen[]
  readonly movimientos: readonly MovimientoResumen[]
  /** Counted up to a thousand. */
  readonly totalMovimientos: Total
  /** What waits for the person and what is next, each with the list of exactly what it counts. */
  readonly siguiente: readonly { readonly texto: string; readonly ruta: string | null }[]
}

export interface AltaGuardada {
  readonly solicitud: SolicitudAlta
  readonly version: number
  readonly folio: string
}
