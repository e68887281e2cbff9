import { quincenaRange } from '#domain/calendario/quincena.ts'
import { diferenciaDe, type Diferencia, type LadoActual, type LadoAnterior } from '#domain/quincenas/diferencias.ts'
import { calcularPersonas, isDelCierre, type PersonaCalculada } from './calcular-cierre.ts'
import type { ContextoCierre, QuincenaCerrada } from './contexto-cierre.ts'
import { isLoSellado, personasGuardadas, type PersonaGuardada } from './sello-guardado.ts'

/** A person of the close that is simulated, of the entity's last one, or of both. */
export interface PersonaComparada {
  readonly calculada: PersonaCalculada | null
  readonly guardada: PersonaGuardada | null
}

/**
 * Everybody of a close beside what the entity's last one keeps of them, in the order of ids after `despues`. Both are read a
 * page at a time, side by side: memory does not grow with the entity.
 */
export async function* compararCierre(contexto: ContextoCierre, despues = 0): AsyncGenerator<PersonaComparada[]> {
  const { anterior, entidadId } = contexto
  const before = new Cola(anterior ? personasGuardadas(anterior.cierreId, entidadId, despues) : vacia())
  for await (const page of calcularPersonas(contexto, { despues })) {
    const pares: PersonaComparada[] = []
    for (const calculada of page) {
      const id = calculada.persona.afiliadoId
      for (let head = await before.cabeza(); head && head.afiliadoId < id; head = await before.cabeza())
        pares.push({ calculada: null, guardada: before.toma() })
      const guardada = (await before.cabeza())?.afiliadoId === id ? before.toma() : null
      if (guardada || isDelCierre(calculada)) pares.push({ calculada, guardada })
    }
    yield pares
  }
  for (let head = await before.cabeza(); head; head = await before.cabeza())
    yield [{ calculada: null, guardada: before.toma() }]
}

/** Why the person's amount changed; null where there is nothing to compare with, or no parameters to compute by. */
export function diferenciaComparada(contexto: ContextoCierre, comparada: PersonaComparada): Comparacion | null {
  const { anterior, parametros } = contexto
  if (!anterior || !parametros) return null
  const antes = comparada.guardada && ladoAnterior(anterior, comparada.guardada)
  const ahora = comparada.calculada && {
    ...comparada.calculada,
    parametros,
    salida: salidaDe(contexto, comparada.calculada),
    reorganizada: isReorganizada(contexto, comparada.calculada),
  }
  return { antes, ahora, diferencia: diferenciaDe(antes, ahora) }
}

export interface Comparacion {
  readonly antes: LadoAnterior | null
  readonly ahora: LadoActual | null
  readonly diferencia: Diferencia
}

function ladoAnterior({ quincena, parametros }: QuincenaCerrada, guardada: PersonaGuardada): LadoAnterior {
  const { segmentos, lineas } = guardada
  // Closes of before hashes were kept by person have none to compare with.
  const integra = guardada.huella === '' || isLoSellado(guardada)
  return { quincena, segmentos, lineas, parametros, integra }
}

/** The fact of somebody who, at the quincena's end, contributes through the entity no more. */
function salidaDe({ entidadId, quincena }: ContextoCierre, { persona }: PersonaCalculada): string | null {
  const { fin } = quincenaRange(quincena)
  const last = persona.hechos.findLast(({ desde }) => desde <= fin)
  if (!last) return null
  const contributes = last.entidadId === entidadId && (last.situacion === 'A' || last.situacion === 'L')
  return contributes ? null : last.fuente
}

/** Whether an act brought the person to the entity, or took the person from it, since its last close. */
function isReorganizada({ entidadId, quincena, anterior }: ContextoCierre, { persona }: PersonaCalculada): boolean {
  if (!anterior) return false
  const { fin: antes } = quincenaRange(anterior.quincena)
  const { fin } = quincenaRange(quincena)
  return persona.reorganizaciones.some(
    ({ de, a, desde }) => (de === entidadId || a === entidadId) && desde > antes && desde <= fin,
  )
}

/** The head of a stream that comes in pages. */
class Cola<T> {
  readonly #pages: AsyncGenerator<T[], void>
  #page: readonly T[] = []
  #next = 0
  #done = false

  constructor(pages: AsyncGenerator<T[], void>) {
    this.#pages = pages
  }

  /** The next one, which stays; undefined at the end. */
  async cabeza(): Promise<T | undefined> {
    while (this.#next >= this.#page.length && !this.#done) {
      const next = await this.#pages.next()
      if (next.done) this.#done = true
      else [this.#page, this.#next] = [next.value, 0]
    }
    return this.#page[this.#next]
  }

  /** Takes the head, which `cabeza` gave. */
  toma(): T | null {
    const head = this.#page[this.#next]
    this.#next += 1
    return head ?? null
  }
}

async function* vacia(): AsyncGenerator<never[], void> {
  // An entity without a close has nobody to compare with.
}
