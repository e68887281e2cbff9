import { addDays, plainDate, type PlainDate } from '#domain/plain-date.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import type { VarianteCurp } from '#seeds/documentos/curp/papel-curp.ts'
import { aspectoAlAzar, type Aspecto } from './aspecto.ts'
import {
  entidadConAlias,
  FORMAS_DE_FECHA,
  FORMAS_DE_NOMBRE,
  type FormaDeFecha,
  type FormaDeNombre,
  type RotulosDePersona,
} from './datos-persona.ts'
import { ENCABEZADOS, type NombreEncabezado } from './encabezados.ts'
import { rotulosDePersona } from './rotulos.ts'

/** Every choice of one composed CURP paper, made before it is drawn. */
export interface RasgosCurp {
  readonly diseno: 'hoja' | 'credencial'
  readonly aspecto: Aspecto
  readonly rotulos: RotulosDePersona
  readonly encabezado: NombreEncabezado
  readonly titulo: string
  readonly nombre: FormaDeNombre
  /** Sex, birth date and state with labels, in a line without them, or the state alone. */
  readonly personales: 'rotulados' | 'renglon' | 'soloEntidad'
  readonly sexo: 'palabra' | 'largo' | 'letra'
  readonly fecha: FormaDeFecha
  readonly entidad: string
  readonly qr: 'derecha' | 'izquierda' | 'abajo' | 'ninguno'
  readonly finQr: VarianteCurp['finQr']
  readonly probatorio: boolean
  readonly cuerpo: 'carta' | 'avisos' | 'nada'
  readonly conAcentos: boolean
  readonly fechaEmision: PlainDate
  readonly folio: string
  /** Seeds what nobody reads. */
  readonly semilla: number
}

const TITULOS = [
  'CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN',
  'CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN',
  'Constancia de la Clave Única de Registro de Población',
  'Clave Única de Registro de Población',
  'CONSTANCIA DE CURP · CLAVE ÚNICA DE REGISTRO DE POBLACIÓN',
]

export function fechaEmisionAlAzar(random: SeededRandom): PlainDate {
  return addDays(plainDate(2026, 1, 5), random.int(0, 300))
}

export function rasgosCurp(persona: PersonaFicticia, random: SeededRandom): RasgosCurp {
  const conAcentos = random.chance(0.4)
  const personales = random.pick(['rotulados', 'rotulados', 'renglon', 'soloEntidad'] as const)
  return {
    diseno: random.pick(['hoja', 'hoja', 'credencial']),
    aspecto: aspectoAlAzar(random),
    rotulos: rotulosDePersona(random),
    encabezado: random.pick(ENCABEZADOS),
    titulo: random.pick(TITULOS),
    nombre: random.pick(['junto', ...FORMAS_DE_NOMBRE]),
    personales,
    sexo: random.pick(['palabra', 'palabra', 'largo', 'letra']),
    fecha: random.pick(['diagonal', ...FORMAS_DE_FECHA]),
    // Another name of the state stands only beside its label: alone it could not be told from a place.
    entidad: entidadConAlias(persona, conAcentos, personales === 'renglon' ? null : random),
    qr: random.pick(['derecha', 'izquierda', 'abajo', 'ninguno', 'ninguno']),
    finQr: random.pick(['clave', 'entidad', 'clave-sin-barra']),
    probatorio: random.chance(0.3),
    cuerpo: random.pick(['carta', 'avisos', 'nada']),
    conAcentos,
    fechaEmision: fechaEmisionAlAzar(random),
    folio: `101001${random.int(1960, 2007)}${random.digits(5)}`,
    semilla: random.int(1, 1_000_000),
  }
}
