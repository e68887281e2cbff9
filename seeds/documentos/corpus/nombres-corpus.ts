import { APELLIDOS, NOMBRES_HOMBRE, NOMBRES_MUJER } from '#seeds/demo/personas/nombres.ts'
import { PALABRAS_INCONVENIENTES_CURP } from '#domain/identidad/palabras-inconvenientes.ts'
import { curpRoot16 } from '#domain/identidad/curp-root.ts'
import type { IdentidadFicticia } from '#seeds/demo/personas/generar-personas.ts'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { NOMBRE_MAX } from '#domain/identidad/nombre.ts'
import { parsePlainDate } from '#domain/plain-date.ts'

/** Changes a common person into one of a kind that trips programs. */
type Rareza = (quien: IdentidadFicticia, random: SeededRandom) => IdentidadFicticia

const PARTICULAS = ['DE', 'DEL', 'DE LA', 'DE LOS', 'DE LAS', 'VAN', 'VAN DER', 'VON', 'MAC', 'MC', 'LE', 'DI', 'DA']
const CON_ENIE = ['ÑAUPARI', 'IBÁÑEZ', 'CAÑEDO', 'ORDÓÑEZ', 'ÑONGA', 'PATIÑO', 'BRISEÑO', 'ESPAÑA', 'MUÑOZ', 'SALDAÑA']
const CON_DIERESIS = ['GÜEMES', 'AGÜERO', 'MÜLLER', 'ARGÜELLES', 'SIGÜENZA', 'SCHRÖDER', 'ECHAGÜE']
const CON_APOSTROFO = ["O'FARRILL", "D'ARTIGUES", "O'GORMAN", "L'HUILLIER", "D'ACOSTA", "O'NEILL"]
const CORTOS = ['LI', 'WU', 'OÉ', 'ÁU', 'PO', 'XU', 'IM', 'EK', 'UC', 'OY']
const SIN_VOCAL = ['NGUYEN', 'KRZ', 'SMYTH', 'AÍ', 'EO', 'LYNCH', 'UH']
const EN_MEDIO = ['DE JESÚS', 'DEL CARMEN', 'DE LA LUZ', 'DEL SAGRADO CORAZÓN', 'DE LOS ÁNGELES', 'Y DE LA SANTÍSIMA']
const SEGUNDOS = ['DOLORES', 'CONCEPCIÓN', 'TRINIDAD', 'GUADALUPE', 'CRUZ', 'ROSARIO', 'SOCORRO', 'PAZ', 'REMEDIOS']

const comunes = ({ sexo }: IdentidadFicticia): readonly string[] => (sexo === 'M' ? NOMBRES_MUJER : NOMBRES_HOMBRE)

/** One surname or the other takes `apellido`. */
function enUno(quien: IdentidadFicticia, random: SeededRandom, apellido: string): IdentidadFicticia {
  return random.chance(0.5) ? { ...quien, apellidoPaterno: apellido } : { ...quien, apellidoMaterno: apellido }
}

/** `words` one after another while they fit in the longest name that is stored. */
function largo(words: readonly string[]): string {
  let text = ''
  for (const word of words) {
    const longer = text === '' ? word : `${text} ${word}`
    if (longer.length > NOMBRE_MAX) break
    text = longer
  }
  return text
}

/** A name whose first four letters spell a word that the CURP avoids: tried until one comes. */
const inconveniente: Rareza = (quien, random) => {
  for (;;) {
    const other = {
      ...quien,
      apellidoPaterno: random.pick(APELLIDOS),
      apellidoMaterno: random.pick(APELLIDOS),
      nombres: random.pick(comunes(quien)),
    }
    const root = curpRoot16(other).slice(0, 4)
    if (root.charAt(1) !== 'X') continue
    const words = ['A', 'E', 'I', 'O', 'U'].map((vowel) => root.charAt(0) + vowel + root.slice(2))
    if (words.some((word) => PALABRAS_INCONVENIENTES_CURP.has(word))) return other
  }
}

const desde2000: Rareza = (quien, random) => {
  const fechaNacimiento = parsePlainDate(
    `200${random.int(0, 7)}${quien.fechaNacimiento.slice(4, 8)}${random.int(10, 28)}`,
  )
  return { ...quien, fechaNacimiento: fechaNacimiento ?? quien.fechaNacimiento }
}

const bisiesto: Rareza = (quien, random) => {
  const year = random.pick([1956, 1960, 1964, 1972, 1980, 1988, 1996, 2000, 2004])
  return { ...quien, fechaNacimiento: parsePlainDate(`${year}-02-29`) ?? quien.fechaNacimiento }
}

/** Every kind of name, date or birth that the papers must carry; each does one thing to a common person. */
export const RAREZAS = {
  enie: (quien, random) => enUno(quien, random, random.pick(CON_ENIE)),
  dieresis: (quien, random) => enUno(quien, random, random.pick(CON_DIERESIS)),
  particulas: (quien, random) => ({
    ...quien,
    apellidoPaterno: `${random.pick(PARTICULAS)} ${random.pickRanked(APELLIDOS)}`,
    apellidoMaterno: random.chance(0.5)
      ? `${random.pick(PARTICULAS)} ${random.pick(APELLIDOS)}`
      : quien.apellidoMaterno,
  }),
  unApellido: (quien) => ({ ...quien, apellidoMaterno: '' }),
  apostrofo: (quien, random) => enUno(quien, random, random.pick(CON_APOSTROFO)),
  guion: (quien, random) => enUno(quien, random, `${random.pick(APELLIDOS)}-${random.pick(APELLIDOS)}`),
  corto: (quien, random) => ({ ...quien, apellidoPaterno: random.pick(CORTOS) }),
  sinVocal: (quien, random) => enUno(quien, random, random.pick(SIN_VOCAL)),
  iguales: (quien) => ({ ...quien, apellidoMaterno: quien.apellidoPaterno }),
  compuesto: (quien, random) =>
    enUno(quien, random, `${random.pick(APELLIDOS)} ${random.pick(['DE', 'Y', 'DE LA'])} ${random.pick(APELLIDOS)}`),
  sesenta: (quien, random) => ({
    ...quien,
    nombres: largo([
      random.pick(comunes(quien)),
      random.pick(SEGUNDOS),
      random.pick(EN_MEDIO),
      random.pick(SEGUNDOS),
      random.pick(EN_MEDIO),
      random.pick(SEGUNDOS),
    ]),
  }),
  mariaJose: (quien, random) => ({
    ...quien,
    nombres: `${quien.sexo === 'M' ? 'MARÍA' : 'JOSÉ'} ${random.pick(SEGUNDOS)}`,
  }),
  abreviado: (quien, random) => ({
    ...quien,
    nombres: `${quien.sexo === 'M' ? random.pick(['MA.', 'MA', 'M.']) : random.pick(['J.', 'J', 'JOSE'])} ${random.pick(SEGUNDOS)}`,
  }),
  inconveniente,
  desde2000,
  bisiesto,
  extranjero: (quien) => ({ ...quien, codigoEntidad: 'NE' }),
  sexoX: (quien) => ({ ...quien, sexo: 'X' }),
} as const satisfies Record<string, Rareza>

export type NombreRareza = keyof typeof RAREZAS
