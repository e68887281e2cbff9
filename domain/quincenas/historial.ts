import { foldText } from '#domain/identidad/normalize-text.ts'
import type { Organizacion } from '#domain/organica/arbol.ts'
import type { PlainDate } from '#domain/plain-date.ts'

/** A quincena that can be looked back at: `GET /api/historial/quincenas`, newest first. */
export interface QuincenaPasada {
  /** "2226" */
  readonly codigo: string
  /** "Quincena 22 de 2026" */
  readonly nombre: string
  /** "16 al 30 de noviembre" */
  readonly periodo: string
}

/** An entity in a quincena (specification 2 §2.16). */
export interface EntidadPasada {
  readonly id: number
  readonly entidad: string
  /** The units whose people, movements and money are counted: itself, and with the organisation of today what went into it. */
  readonly unidades: readonly number[]
  /** Of who represented and who answered for it at the quincena's end; "" when nobody was registered. */
  readonly representanteCurp: string
  readonly responsable: string
  /** People in Activo or Licencia at its end. */
  readonly personas: number
  /** Requested for that quincena, cancelled ones included. */
  readonly movimientos: number
  /** Of those, the ones that are not applied yet, whoever they wait for. */
  readonly enEspera: number
  /** What its close ordered, in centavos; null until it is closed. */
  readonly importeCentavos: number | null
}

/** `GET /api/historial/quincenas/:codigo`. */
export interface HistorialQuincena extends QuincenaPasada {
  /** The day whose people are counted: its last one, or today while it runs. */
  readonly al: PlainDate
  readonly organizacion: Organizacion
  readonly entidades: readonly EntidadPasada[]
}

/** Whether an entity's movements of a quincena were all attended, and in words. */
export function atencionDe({ enEspera }: Pick<EntidadPasada, 'enEspera'>): {
  readonly ok: boolean
  readonly texto: string
} {
  if (enEspera === 0) return { ok: true, texto: 'Atendida' }
  return { ok: false, texto: enEspera === 1 ? '1 sin aplicar' : `${enEspera} sin aplicar` }
}

/** The quincenas whose name, code or period holds every word of `texto`, accents and capitals aside. */
export function buscarQuincenas(quincenas: readonly QuincenaPasada[], texto: string): readonly QuincenaPasada[] {
  const words = foldText(texto).split(' ').filter(Boolean)
  return quincenas.filter(({ codigo, nombre, periodo }) => {
    const own = foldText(`${codigo} ${nombre} ${periodo}`)
    return words.every((word) => own.includes(word))
  })
}
