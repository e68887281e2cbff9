import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import { quincenaOf, quincenaRange } from '#domain/calendario/quincena.ts'
import { addDays, dateParts, inclusiveDays, plainDate, type PlainDate } from '#domain/plain-date.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { titleCase } from '#seeds/demo/title-case.ts'
import type { Lugar } from './lugar.ts'

export interface CategoriaDemo {
  readonly id: number
  readonly clave: string
  readonly nombre: string
  readonly sueldoCentavos: number
}

/** The movement that took somebody out of active service, and its day. */
export interface SalidaDemo {
  readonly tipoId: number
  readonly fecha: PlainDate
  readonly situacion: LetraSituacion
  /** Of the types that have several. */
  readonly causa?: string
}

/** Somebody of the padrón, before being written. */
export interface AfiliadoDemo {
  readonly id: number
  readonly orgId: number
  readonly interno: number
  readonly noempleado: string
  readonly persona: PersonaFicticia
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly lugar: Lugar
  readonly puestoId: number | null
  readonly categoria: CategoriaDemo
  readonly ingreso: PlainDate
  readonly salida: SalidaDemo | null
}

/** The two entities with accounts have more people than the others, so that their desks have something to see. */
const ENTIDADES_CON_CUENTA = ['Secretaría de Salud', 'Secretaría de Educación']
const DE_CADA_CUENTA = 0.22
/** The most recent entry: older than the quincenas that are still open. */
const INGRESO_RECIENTE_DIAS = 45
const PRIMER_INGRESO = plainDate(1992, 1, 1)
const PRIMER_ANIO = 400
const EDAD_INGRESO = 18
const EDAD_JUBILACION = 63

/** Closed quincenas, the last ones, that have movements of every type. */
const QUINCENAS_VIVAS = 6
/** One person in so many entered in those quincenas. */
const INGRESA_RECIENTE = 20

/** A day of the last closed quincenas, another for each id: what the demo's charts show of the recent past. */
export function diaReciente(today: PlainDate, id: number): PlainDate {
  const open = quincenaOf(today)
  const first = quincenaRange(open - QUINCENAS_VIVAS).inicio
  // The last day of a quincena is the day of its close.
  const days = inclusiveDays(first, quincenaRange(open - 1).fin) - 1
  return addDays(first, (id * 37) % days)
}

/** Makes affiliates out of fictional people: where they work, since when, and what became of them. */
export class Reparto {
  readonly #random: SeededRandom
  readonly #today: PlainDate
  readonly #lugares: readonly Lugar[]
  readonly #categorias: readonly CategoriaDemo[]
  readonly #empleados = new Map<number, number>()

  constructor(random: SeededRandom, today: PlainDate, lugares: readonly Lugar[], categorias: readonly CategoriaDemo[]) {
    this.#random = random
    this.#today = today
    this.#lugares = lugares
    // Lower salaries come last in the table and are the most common.
    this.#categorias = [...categorias].reverse()
  }

  afiliado(persona: PersonaFicticia, ids: { readonly id: number; readonly orgId: number; readonly interno: number }) {
    const lugar = this.#lugar()
    const reciente = diaReciente(this.#today, ids.id)
    const primero = this.#ingreso(persona)
    const ingreso = ids.id % INGRESA_RECIENTE === 7 ? reciente : primero
    const salida = this.#salida(persona, primero)
    const afiliado: AfiliadoDemo = {
      ...ids,
      noempleado: this.#nextNoEmpleado(lugar.ids[1]),
      persona,
      nombres: titleCase(persona.nombres),
      apellidoPaterno: titleCase(persona.apellidoPaterno),
      apellidoMaterno: titleCase(persona.apellidoMaterno),
      lugar,
      puestoId: lugar.puestos.length > 0 ? this.#random.pick(lugar.puestos) : null,
      categoria: this.#random.pickRanked(this.#categorias),
      ingreso,
      salida: salidaDe(salida, ingreso, ids.id % 3 === 0 ? null : reciente),
    }
    return afiliado
  }

  #lugar(): Lugar {
    const share = this.#random.next()
    const entidad = ENTIDADES_CON_CUENTA[Math.floor(share / DE_CADA_CUENTA)]
    const own = entidad === undefined ? [] : this.#lugares.filter(({ nombres }) => nombres[1] === entidad)
    return this.#random.pick(own.length > 0 ? own : this.#lugares)
  }

  /** Employee numbers are unique within an entity (decisions §8). */
  #nextNoEmpleado(adscripcionId: number): string {
    const n = (this.#empleados.get(adscripcionId) ?? 40_000) + this.#random.int(1, 9)
    this.#empleados.set(adscripcionId, n)
    return String(n)
  }

  #ingreso({ fechaNacimiento }: PersonaFicticia): PlainDate {
    const last = addDays(this.#today, -INGRESO_RECIENTE_DIAS)
    const first = plainDate(dateParts(fechaNacimiento).year + EDAD_INGRESO, dateParts(fechaNacimiento).month, 1)
    return this.#between(first > PRIMER_INGRESO ? first : PRIMER_INGRESO, last)
  }

  #salida({ fechaNacimiento }: PersonaFicticia, ingreso: PlainDate): AfiliadoDemo['salida'] {
    const chance = this.#random.next()
    const last = addDays(this.#today, -INGRESO_RECIENTE_DIAS)
    const first = addDays(ingreso, PRIMER_ANIO)
    if (first >= last) return null
    const retires = dateParts(this.#today).year - dateParts(fechaNacimiento).year >= EDAD_JUBILACION
    if (retires && chance < 0.7) return { tipoId: 9, fecha: this.#recent(first, last), situacion: 'P' }
    if (chance < 0.02) return { tipoId: 3, causa: 'defuncion', fecha: this.#recent(first, last), situacion: 'D' }
    if (chance < 0.06) return { tipoId: 3, fecha: this.#recent(first, last), situacion: 'B' }
    if (chance < 0.075) return { tipoId: 6, fecha: this.#recent(first, last), situacion: 'E' }
    if (chance < 0.11) return { tipoId: 8, fecha: this.#between(addDays(last, -250), last), situacion: 'L' }
    return null
  }

  /** A day of the last five years, or of the whole span when it is shorter. */
  #recent(first: PlainDate, last: PlainDate): PlainDate {
    const fiveYears = addDays(last, -5 * 365)
    return this.#between(first > fiveYears ? first : fiveYears, last)
  }

  #between(first: PlainDate, last: PlainDate): PlainDate {
    const days = inclusiveDays(first, last)
    return days <= 1 ? last : addDays(first, this.#random.int(0, days - 1))
  }
}

/** Two of three who left did so on a recent day, unless they had just entered; who entered recently is still there. */
function salidaDe(salida: SalidaDemo | null, ingreso: PlainDate, reciente: PlainDate | null): SalidaDemo | null {
  if (salida === null || addDays(ingreso, PRIMER_ANIO) >= salida.fecha) return null
  return reciente === null ? salida : { ...salida, fecha: reciente }
}
