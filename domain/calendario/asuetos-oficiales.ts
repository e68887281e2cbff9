import { addDays, plainDate, weekday } from './plain-date.ts'
import type { PlainDate } from './plain-date.ts'

/** A day that admits nothing but rest. */
export interface DiaInhabil {
  readonly fecha: PlainDate
  readonly nombre: string
}

/** A compulsory day of rest. */
export interface AsuetoOficial extends DiaInhabil {
  /** The norm that sets it. */
  readonly fuente: string
}

/**
 * The compulsory days of rest of a year, in order: Ley Federal del Trabajo, art. 74, as in force since its reforms of
 * DOF 17-01-2006 (Mondays) and DOF 30-09-2024 (1 October for 1 December). Election days (fraction IX) are set by each
 * election's law: the caller gives those it knows. Years before 2024 lack the transmissions of power of 1 December.
 */
export function asuetosOficiales(year: number, electorales: readonly PlainDate[] = []): AsuetoOficial[] {
  const asuetos = [
    asueto(plainDate(year, 1, 1), 'Año Nuevo', 'I'),
    asueto(nthMonday(year, 2, 1), 'Día de la Constitución', 'II'),
    asueto(nthMonday(year, 3, 3), 'Natalicio de Benito Juárez', 'III'),
    asueto(plainDate(year, 5, 1), 'Día del Trabajo', 'IV'),
    asueto(plainDate(year, 9, 16), 'Día de la Independencia', 'V'),
    asueto(nthMonday(year, 11, 3), 'Día de la Revolución', 'VI'),
    ...transmision(year),
    asueto(plainDate(year, 12, 25), 'Navidad', 'VIII'),
    ...electorales
      .filter((fecha) => fecha.startsWith(`${year}-`))
      .map((fecha) => asueto(fecha, 'Jornada electoral', 'IX')),
  ]
  return asuetos.sort((a, b) => (a.fecha < b.fecha ? -1 : 1))
}

function asueto(fecha: PlainDate, nombre: string, fraccion: string): AsuetoOficial {
  return { fecha, nombre, fuente: `Ley Federal del Trabajo, artículo 74, fracción ${fraccion}` }
}

function transmision(year: number): AsuetoOficial[] {
  const isYearOfTransmission = year >= 2024 && (year - 2024) % 6 === 0
  if (!isYearOfTransmission) return []
  return [asueto(plainDate(year, 10, 1), 'Transmisión del Poder Ejecutivo Federal', 'VII')]
}

/** The first, second… Monday of a month. */
function nthMonday(year: number, month: number, nth: number): PlainDate {
  const first = plainDate(year, month, 1)
  return addDays(first, ((8 - weekday(first)) % 7) + 7 * (nth - 1))
}

/** What the institute says of one day: it is one of rest besides those of the law, or the law's own is not kept on it. */
export interface AjusteInhabil extends DiaInhabil {
  readonly activo: boolean
}

/** The days of rest that hold in a year: those of the rule with the institute's own changes, in order. */
export function diasInhabiles(year: number, ajustes: readonly AjusteInhabil[]): DiaInhabil[] {
  const changed = new Set(ajustes.map(({ fecha }) => fecha))
  const propios = ajustes.filter(({ fecha, activo }) => activo && fecha.startsWith(`${year}-`))
  const oficiales = asuetosOficiales(year).filter(({ fecha }) => !changed.has(fecha))
  return [...oficiales, ...propios]
    .map(({ fecha, nombre }) => ({ fecha, nombre }))
    .sort((a, b) => (a.fecha < b.fecha ? -1 : 1))
}
