import { quincenaRange } from '#domain/calendario/quincena.ts'
import { diferenciaDe, type Diferencia, type LadoActual, type LadoAnterior } from '#domain/quincenas/diferencias.ts'
import type { PersonaQuincena } from '#api/fondos/personas-quincena.ts'
import { calcularPersonas, isDelCierre, type PersonaCalculada } from './calcular-cierre.ts'
import type { ContextoCierre, QuincenaCerrada } from './contexto-cierre.ts'
import { Cola } from './cola.ts'
import { isLoSellado, personasGuardadas, type PersonaGuardada } from './sello-guardado.ts'

/** Data of a person in a close, stored or simulated, that a comparison needs. */
export interface LadoComparado extends Pick<PersonaCalculada, 'segmentos' | 'lineas'> {
  readonly persona: Pick<PersonaQuincena, 'afiliadoId' | 'interno' | 'nombre' | 'hechos' | 'reorganizaciones'>
}

/** A person of the close that is simulated, of the entity's last one, or of both. */
export interface PersonaComparada<Lado extends LadoComparado = LadoComparado> {
  readonly calculada: Lado | null
  readonly guardada: PersonaGuardada | null
}

/**
 * Everybody of a close beside what the entity's last one keeps of them, in the order of ids after `despues`. Both are read a
 * page at a time, side by side: memory does not grow with the entity.
 */
export async function* compararCierre(
  contexto: ContextoCierre,
  despues = 0,
): AsyncGenerator<PersonaComparada<PersonaCalculada>[]> {
  const { anterior, entidadId } = contexto
  const before = new Cola(anterior ? personasGuardadas(anterior.cierreId, entidadId, despues) : vacia())
  for await (const page of calcularPersonas(contexto, { despues })) {
    const pares: PersonaComparada<PersonaCalculada>[] = []
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

/**
 * The same of a closed quincena: what the close stored of each person, with the facts that say why. `contexto` is that of its quincena,
 * as it was simulated before the close.
 */
export async function* compararCerrado(
  contexto: ContextoCierre,
  cerrado: QuincenaCerrada,
  despues = 0,
): AsyncGenerator<PersonaComparada[]> {
  const { anterior, entidadId } = contexto
  const before = new Cola(anterior ? personasGuardadas(anterior.cierreId, entidadId, despues) : vacia())
  const now = new Cola(personasGuardadas(cerrado.cierreId, entidadId, despues))
  const facts = new Cola(calcularPersonas(contexto, { despues }))
  for (;;) {
    const heads = [await before.cabeza(), await now.cabeza()].flatMap((head) => (head ? [head.afiliadoId] : []))
    if (heads.length === 0) return
    const id = Math.min(...heads)
    for (let head = await facts.cabeza(); head && head.persona.afiliadoId < id; head = await facts.cabeza())
      facts.toma()
    const guardada = (await before.cabeza())?.afiliadoId === id ? before.toma() : null
    const sellada = (await now.cabeza())?.afiliadoId === id ? now.toma() : null
    const known = (await facts.cabeza())?.persona.afiliadoId === id ? facts.toma() : null
    const who = sellada ?? guardada
    const persona = known?.persona ?? (who && { ...who, hechos: [], reorganizaciones: [] })
    const calculada = persona && { persona, segmentos: sellada?.segmentos ?? [], lineas: sellada?.lineas ?? [] }
    yield [{ calculada, guardada }]
  }
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
function salidaDe({ entidadId, quincena }: ContextoCierre, { persona }: LadoComparado): string | null {
  const { fin } = quincenaRange(quincena)
  const last = persona.hechos.findLast(({ desde }) => desde <= fin)
  if (!last) return null
  const contributes = last.entidadId === entidadId && (last.situacion === 'A' || last.situacion === 'L')
  return contributes ? null : last.fuente
}

/** Whether an act brought the person to the entity, or took the person from it, since its last close. */
function isReorganizada({ entidadId, quincena, anterior }: ContextoCierre, { persona }: LadoComparado): boolean {
  if (!anterior) return false
  const { fin: antes } = quincenaRange(anterior.quincena)
  const { fin } = quincenaRange(quincena)
  return persona.reorganizaciones.some(
    ({ de, a, desde }) => (de === entidadId || a === entidadId) && desde > antes && desde <= fin,
  )
}

async function* vacia(): AsyncGenerator<never[], void> {
  // An entity without a close has nobody to compare with.
}
