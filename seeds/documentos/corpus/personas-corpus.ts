import { ENTIDADES_FEDERATIVAS } from '#domain/identidad/entidades-federativas.ts'
import { plainDate } from '#domain/plain-date.ts'
import { completarPersona, type IdentidadFicticia } from '#seeds/demo/personas/generar-personas.ts'
import { APELLIDOS, NOMBRES_HOMBRE, NOMBRES_MUJER } from '#seeds/demo/personas/nombres.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { seededRandom, type SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { domicilioDeCorpus } from './domicilio-corpus.ts'
import { RAREZAS, type NombreRareza } from './nombres-corpus.ts'

export interface PersonaDeCorpus {
  readonly persona: PersonaFicticia
  /** What trips programs in this person; null for the common ones. */
  readonly rareza: NombreRareza | null
}

const NOMBRES_DE_RAREZAS = Object.keys(RAREZAS) as NombreRareza[]

/**
 * `cantidad` people, the same for the same seed; a longer run begins with the shorter one. Every second one is difficult,
 * and all kinds of difficulty have come once before any comes twice.
 */
export function* personasDeCorpus(semilla: number, cantidad: number): Generator<PersonaDeCorpus> {
  const random = seededRandom(semilla * 7919 + 17)
  const usadas = { curps: new Set<string>(), nss: new Set<string>() }
  let pendientes: NombreRareza[] = []
  for (let made = 0; made < cantidad;) {
    if (pendientes.length === 0) pendientes = shuffle(NOMBRES_DE_RAREZAS, random)
    const rareza = made % 2 === 0 ? (pendientes.pop() ?? null) : null
    const comun = personaComun(random)
    const persona = completarPersona(random, rareza === null ? comun : RAREZAS[rareza](comun, random), usadas)
    if (persona === null) continue
    yield { persona: { ...persona, domicilio: domicilioDeCorpus(random) }, rareza }
    made++
  }
}

function shuffle<T>(items: readonly T[], random: SeededRandom): T[] {
  return items
    .map((item) => ({ item, key: random.next() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

function personaComun(random: SeededRandom): IdentidadFicticia {
  const sexo = random.chance(0.5) ? 'M' : 'H'
  return {
    nombres: random.pick(sexo === 'M' ? NOMBRES_MUJER : NOMBRES_HOMBRE),
    apellidoPaterno: random.pick(APELLIDOS),
    apellidoMaterno: random.pick(APELLIDOS),
    sexo,
    fechaNacimiento: plainDate(random.int(1950, 2007), random.int(1, 12), random.int(1, 28)),
    codigoEntidad: random.chance(0.3) ? 'AS' : random.pick(ENTIDADES_FEDERATIVAS).codigo,
  }
}
