import { ENTIDADES_FEDERATIVAS, entidadByCodigo } from '#domain/identidad/entidades-federativas.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { dateParts, parsePlainDate, plainDate, type PlainDate } from '#domain/plain-date.ts'
import { generarCurp, generarNss, generarRfc } from './generar-claves.ts'
import { generarDomicilio } from './generar-domicilio.ts'
import { APELLIDOS, NOMBRES_HOMBRE, NOMBRES_MUJER } from './nombres.ts'
import { NOMBRES_DIFICILES } from './nombres-dificiles.ts'
import type { PersonaFicticia, SexoCurp } from './persona-ficticia.ts'
import { seededRandom, type SeededRandom } from './seeded-random.ts'

/** Identity from which keys, address and e-mail are made. */
export interface IdentidadFicticia {
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly sexo: SexoCurp
  readonly fechaNacimiento: PlainDate
  readonly codigoEntidad: string
}

/** Keys already given out: no two people of one run share a CURP or an NSS. */
interface Usadas {
  readonly curps: Set<string>
  readonly nss: Set<string>
}

const PRIMER_ANIO = 1955
const ULTIMO_ANIO = 2007
const DOMINIOS = ['ejemplo.gob.mx', 'correo.ejemplo.mx', 'ejemplo.mx']

/**
 * `cantidad` fictional people, the same ones for the same seed. CURP and NSS are unique among them; names follow the
 * frequency of Mexico, and about one in twenty is a name that trips programs.
 */
export function generarPersonas(semilla: number, cantidad: number): PersonaFicticia[] {
  const random = seededRandom(semilla)
  const usadas: Usadas = { curps: new Set(), nss: new Set() }
  const personas: PersonaFicticia[] = []
  while (personas.length < cantidad) {
    const persona = completarPersona(random, identidad(random), usadas)
    if (persona) personas.push(persona)
  }
  return personas
}

/** The person with that identity; null when its CURPs have run out. */
export function completarPersona(
  random: SeededRandom,
  quien: IdentidadFicticia,
  usadas: Usadas,
): PersonaFicticia | null {
  const curp = generarCurp(quien, usadas.curps)
  if (curp === null) return null
  const nss = generarNss(random, dateParts(quien.fechaNacimiento).year, usadas.nss)
  usadas.curps.add(curp)
  usadas.nss.add(nss)
  return {
    ...quien,
    entidadNacimiento: entidadByCodigo(quien.codigoEntidad)?.nombre.toUpperCase() ?? '',
    curp,
    rfc: generarRfc(quien),
    nss,
    telefono: `449${random.digits(7)}`,
    correo: correo(random, quien),
    domicilio: generarDomicilio(random),
  }
}

/**
 * A name that trips programs: sometimes whole, more often its surnames with a common given name or its given name with
 * common surnames, so that a large padrón does not hold the same rare person twenty times.
 */
function dificil(random: SeededRandom): Omit<IdentidadFicticia, 'fechaNacimiento' | 'codigoEntidad'> {
  const raro = random.pick(NOMBRES_DIFICILES)
  if (random.chance(0.15)) return raro
  const comunes = raro.sexo === 'M' ? NOMBRES_MUJER : NOMBRES_HOMBRE
  if (random.chance(0.7)) return { ...raro, nombres: random.pickRanked(comunes) }
  return { ...raro, apellidoPaterno: random.pickRanked(APELLIDOS), apellidoMaterno: random.pickRanked(APELLIDOS) }
}

function identidad(random: SeededRandom): IdentidadFicticia {
  const lugar = { fechaNacimiento: fechaNacimiento(random), codigoEntidad: codigoEntidad(random) }
  if (random.chance(0.05)) return { ...dificil(random), ...lugar }
  const mujer = random.chance(0.54)
  return {
    nombres: random.pickRanked(mujer ? NOMBRES_MUJER : NOMBRES_HOMBRE),
    apellidoPaterno: random.pickRanked(APELLIDOS),
    apellidoMaterno: random.chance(0.01) ? '' : random.pickRanked(APELLIDOS),
    sexo: random.chance(0.004) ? 'X' : mujer ? 'M' : 'H',
    ...lugar,
  }
}

/** Any day that exists; 29 February more often than nature gives it. */
function fechaNacimiento(random: SeededRandom): PlainDate {
  const year = random.int(PRIMER_ANIO, ULTIMO_ANIO)
  const leapDay = parsePlainDate(`${year}-02-29`)
  if (leapDay && random.chance(0.02)) return leapDay
  const month = random.int(1, 12)
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return plainDate(year, month, random.int(1, lastDay))
}

function codigoEntidad(random: SeededRandom): string {
  return random.chance(0.65) ? 'AS' : random.pick(ENTIDADES_FEDERATIVAS).codigo
}

function correo(random: SeededRandom, { nombres, apellidoPaterno }: IdentidadFicticia): string {
  const word = (text: string): string =>
    foldText(text)
      .replaceAll(/[^a-z]+/g, ' ')
      .trim()
      .split(' ')
      .at(-1) ?? ''
  return `${word(nombres)}.${word(apellidoPaterno)}${random.int(1, 99)}@${random.pick(DOMINIOS)}`
}
