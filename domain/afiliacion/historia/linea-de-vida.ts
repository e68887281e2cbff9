import type { DocumentoExpediente } from '#domain/afiliacion/documento-expediente.ts'
import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import type { CambioVisible } from '#domain/afiliacion/tramites/tramite.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { Relojes } from './as-of.ts'

/** What became true of a person, by the day it holds from. */
export interface CambioDeVida {
  readonly clase: 'cambio'
  readonly desde: PlainDate
  readonly registrado: PlainDate
  /** The movement that brought it, by its id and its folio; null for what was on file before. */
  readonly movimiento: number | null
  readonly folio: string | null
  readonly tipo: string
  readonly situacion: LetraSituacion | null
  readonly sueldoCentavos: number | null
  readonly cambios: readonly CambioVisible[]
}

/** What somebody did with one of the person's movements, as its own way tells it. */
export interface ActoDeVida {
  readonly clase: 'acto'
  /** ISO instant. */
  readonly at: string
  readonly folio: string
  readonly tipo: string
  readonly texto: string
  /** Who, and on whose behalf. */
  readonly quien: string
}

/** A paper that was filed. */
export interface PapelDeVida extends Pick<DocumentoExpediente, 'tipo' | 'por' | 'vigente'> {
  readonly clase: 'papel'
  /** ISO instant. */
  readonly at: string
  /** The file's name. */
  readonly archivo: string
  readonly quien: string
}

export type SucesoDeVida = ActoDeVida | PapelDeVida
export type EntradaLinea = CambioDeVida | SucesoDeVida

/** The kinds of an entry, in the order they are offered. */
export const CLASES_LINEA = ['cambio', 'acto', 'papel'] as const satisfies readonly EntradaLinea['clase'][]

/** A person's line of life: `GET /api/panel/afiliados/:id/linea?al&conocido`, newest first. */
export interface LineaDeVida {
  readonly entradas: readonly EntradaLinea[]
  /** Older acts and papers that it leaves out. */
  readonly omitidas: number
}

/** Acts and papers that one line tells: some forty movements. */
export const MAX_SUCESOS = 300

/**
 * The line of changes, acts and papers by their day in Mexico City, newest first. Of one day the changes stand first, as they
 * come, and then what was done, the latest first. Changes are told whole; of acts and papers the newest `max`.
 */
export function lineaDeVida(
  cambios: readonly CambioDeVida[],
  sucesos: readonly SucesoDeVida[],
  max = MAX_SUCESOS,
): LineaDeVida {
  // Of one instant the later done comes later: what came last stands first.
  const told = [...sucesos]
    .reverse()
    .sort((one, other) => descending(one.at, other.at))
    .slice(0, max)
  const entradas = [...cambios, ...told].sort((one, other) => descending(diaDe(one), diaDe(other)))
  return { entradas, omitidas: sucesos.length - told.length }
}

/**
 * The entries that either clock lets be seen: changes that held by `al`, of those recorded by `conocido`; acts and papers done
 * by the earlier of both.
 */
export function hastaRelojes<Entrada extends EntradaLinea>(
  entradas: readonly Entrada[],
  { al, conocido }: Relojes,
): readonly Entrada[] {
  return entradas.filter((entrada) => {
    const dia = diaDe(entrada)
    const sabido = entrada.clase === 'cambio' ? entrada.registrado : dia
    return (al === null || dia <= al) && (conocido === null || sabido <= conocido)
  })
}

/** The day that an entry stands at. */
export function diaDe(entrada: EntradaLinea): PlainDate {
  return entrada.clase === 'cambio' ? entrada.desde : todayInMexico(Date.parse(entrada.at))
}

function descending(one: string, other: string): number {
  return one < other ? 1 : one > other ? -1 : 0
}
