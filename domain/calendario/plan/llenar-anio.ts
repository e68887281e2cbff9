import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { codeOfPath } from '#domain/calendario/cambios-calendario.ts'
import { quincenaCode, quincenaNumber, quincenaOf, quincenaRange } from '#domain/calendario/quincena.ts'
import { sembrarAnio } from './sembrar-anio.ts'
import type { DiaInhabil } from '#domain/calendario/asuetos-oficiales.ts'
import type { CambioDia } from '#domain/calendario/cambios-calendario.ts'
import type { Evento } from '#domain/calendario/evento.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'

/** What "Llenar el año" does. */
export interface AnioLleno {
  /** Empty days and their event, in order. */
  readonly cambios: readonly CambioDia[]
  /** Quincenas that get days. */
  readonly quincenas: readonly number[]
  /** Quincenas left as they are: no layout around their days keeps the rules. */
  readonly imposibles: readonly number[]
}

/**
 * "Llenar el año": gives an event to each empty day of the quincenas of `year` that begin on or after `hoy`. Days that have an event
 * stay. A quincena whose days leave no way to keep the rules stays as it is.
 */
export function llenarAnio(
  year: number,
  eventos: readonly Evento[],
  inhabiles: readonly DiaInhabil[],
  hoy: PlainDate,
): AnioLleno {
  const puestos = eventos.map(({ fecha, tipo }) => ({ fecha, tipo, origen: 'manual' as const }))
  const { cambios, incumplidas } = sembrarAnio(year, puestos, inhabiles)
  const rotas = new Set(incumplidas.map(({ path }) => codeOfPath(path)))
  const futuras = cambios.filter(({ fecha }) => quincenaRange(quincenaOf(fecha)).inicio >= hoy)
  const isRota = ({ fecha }: Evento): boolean => rotas.has(quincenaCode(quincenaOf(fecha)))
  const puestas = futuras.filter((cambio) => !isRota(cambio))
  return {
    cambios: puestas.map(({ fecha, tipo }) => ({ fecha, tipo })),
    quincenas: quincenasDe(puestas),
    imposibles: quincenasDe(futuras.filter(isRota)),
  }
}

const quincenasDe = (eventos: readonly Evento[]): number[] => [
  ...new Set(eventos.map(({ fecha }) => quincenaOf(fecha))),
]

/** "Se llenaron 24 quincenas de 2027: 365 días. La quincena 5 queda como está: sus días no dejan cumplir las reglas." */
export function anioLlenoTexto(year: number, { cambios, quincenas, imposibles }: AnioLleno): string {
  const hecho =
    cambios.length === 0
      ? `En ${year} no hay días vacíos que llenar: solo se llenan las quincenas que aún no empiezan.`
      : `Se ${quincenas.length === 1 ? 'llenó' : 'llenaron'} ${cuentaTexto(quincenas.length, 'quincena')} de ${year}: ${cuentaTexto(cambios.length, 'día')}.`
  if (imposibles.length === 0) return hecho
  const numeros = imposibles.map(quincenaNumber).join(', ')
  const una = imposibles.length === 1
  return `${hecho} ${una ? 'La quincena' : 'Las quincenas'} ${numeros} ${una ? 'queda' : 'quedan'} como ${una ? 'está' : 'están'}: sus días no dejan cumplir las reglas.`
}
