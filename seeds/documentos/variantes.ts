import { addDays, plainDate, type PlainDate } from '#domain/plain-date.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { REGIMEN_SUELDOS, REGIMENES, type VarianteCsf } from './csf/papel-csf.ts'
import type { VarianteCurp } from './curp/papel-curp.ts'
import type { VarianteNss } from './nss/papel-nss.ts'
import type { NombreFamilia } from './dibujo/tipografias.ts'

const FAMILIAS_DE_PAPEL: readonly NombreFamilia[] = ['helvetica', 'liberation', 'helvetica', 'times', 'courier']
const DESDE = plainDate(2026, 1, 5)

function fechaEmision(random: SeededRandom): PlainDate {
  return addDays(DESDE, random.int(0, 300))
}

/** The year somebody turns 18. */
function inicioLaboral({ fechaNacimiento }: PersonaFicticia): number {
  return Number(fechaNacimiento.slice(0, 4)) + 18
}

/** A look of the CURP constancia, by chance; `fija` overrides what must not be left to it. */
export function varianteCurp(random: SeededRandom, fija: Partial<VarianteCurp> = {}): VarianteCurp {
  return {
    diseno: random.pick(['carta', 'carta', 'tarjeta']),
    orden: random.pick(['lectura', 'dibujo', 'etiquetas']),
    conQr: random.chance(0.7),
    finQr: random.pick(['clave', 'clave', 'entidad', 'clave-sin-barra']),
    conAcentos: random.chance(0.4),
    familia: random.pick(FAMILIAS_DE_PAPEL),
    fechaEmision: fechaEmision(random),
    folio: `101001${random.int(1960, 2007)}${random.digits(5)}`,
    ...fija,
  }
}

/** A look of an IMSS paper, by chance. */
export function varianteNss(
  random: SeededRandom,
  persona: PersonaFicticia,
  fija: Partial<VarianteNss> = {},
): VarianteNss {
  return {
    diseno: random.pick(['asignacion', 'semanas', 'vigencia']),
    familia: random.pick(FAMILIAS_DE_PAPEL),
    conAcentos: random.chance(0.15),
    conGuiones: random.chance(0.4),
    fechaEmision: fechaEmision(random),
    semanas: random.int(4, (2026 - inicioLaboral(persona)) * 52),
    semilla: random.int(1, 1_000_000),
    ...fija,
  }
}

/** A look of the Constancia de Situación Fiscal, by chance. */
export function varianteCsf(
  random: SeededRandom,
  persona: PersonaFicticia,
  fija: Partial<VarianteCsf> = {},
): VarianteCsf {
  return {
    familia: random.pick(FAMILIAS_DE_PAPEL),
    paginas: random.pick([1, 2, 2, 3, 3]),
    conAcentos: random.chance(0.15),
    espacioTrasDosPuntos: random.chance(0.6),
    rotulosSinAcentos: random.chance(0.15),
    cedula: random.pick(['izquierda', 'izquierda', 'derecha']),
    tamano: random.pick([8, 8.5, 9]),
    fechaEmision: fechaEmision(random),
    inicioOperaciones: plainDate(
      random.int(Math.max(1990, inicioLaboral(persona)), 2025),
      random.int(1, 12),
      random.int(1, 28),
    ),
    idCIF: `${random.int(13, 25)}${random.digits(9)}`,
    situacion: random.chance(0.06) ? 'SUSPENDIDO' : 'ACTIVO',
    regimenes: random.chance(0.75) ? [REGIMEN_SUELDOS] : [REGIMEN_SUELDOS, random.pick(REGIMENES.slice(1))],
    ...fija,
  }
}
