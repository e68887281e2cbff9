import type { PlainDate } from '#domain/plain-date.ts'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { aspectoAlAzar, type Aspecto } from './aspecto.ts'
import { fechaEmisionAlAzar } from './curp-rasgos.ts'
import {
  FORMAS_DE_FECHA,
  FORMAS_DE_NOMBRE,
  type FormaDeFecha,
  type FormaDeNombre,
  type RotulosDePersona,
} from './datos-persona.ts'
import { ENCABEZADOS, type NombreEncabezado } from './encabezados.ts'
import { rotulosDePersona } from './rotulos.ts'

/** Every choice of one composed IMSS paper, made before it is drawn. */
export interface RasgosNss {
  readonly diseno: 'asignacion' | 'semanas' | 'vigencia'
  readonly aspecto: Aspecto
  readonly rotulos: RotulosDePersona
  readonly encabezado: NombreEncabezado
  readonly titulo: string
  readonly nombre: FormaDeNombre
  /** 05088812341, 05-08-88-1234-1 or 05 08 88 1234 1. */
  readonly escritura: 'seguida' | 'guiones' | 'espacios'
  /** The number in the table, in a sentence or box of its own, or in both. */
  readonly numero: 'tabla' | 'destacado' | 'ambos'
  /** Keys before or after the name. */
  readonly primero: 'claves' | 'nombre'
  readonly conCurp: boolean
  readonly conAcentos: boolean
  readonly sexo: 'palabra' | 'largo' | 'letra'
  readonly fecha: FormaDeFecha
  readonly conSellos: boolean
  readonly fechaEmision: PlainDate
  /** Seeds what nobody reads. */
  readonly semilla: number
}

const TITULOS = {
  asignacion: [
    'Asignación de Número de Seguridad Social',
    'Asignación de Número de Seguridad Social',
    'CONSTANCIA DE ASIGNACIÓN DE NÚMERO DE SEGURIDAD SOCIAL',
    'Asignación o Localización de Número de Seguridad Social',
  ],
  semanas: [
    'Constancia de Semanas Cotizadas en el IMSS',
    'Constancia de Semanas Cotizadas en el IMSS e historial de registros afiliatorios de la persona asegurada',
    'REPORTE DE SEMANAS COTIZADAS DEL ASEGURADO',
  ],
  vigencia: [
    'Constancia de Vigencia de Derechos',
    'CONSTANCIA DE VIGENCIA DE DERECHOS',
    'Vigencia de Derechos ante el IMSS',
  ],
} as const satisfies Record<RasgosNss['diseno'], readonly string[]>

export function rasgosNss(random: SeededRandom): RasgosNss {
  const diseno = random.pick(['asignacion', 'semanas', 'vigencia'] as const)
  const nombre = random.pick(FORMAS_DE_NOMBRE)
  return {
    diseno,
    aspecto: aspectoAlAzar(random),
    rotulos: rotulosDePersona(random),
    encabezado: random.pick(ENCABEZADOS),
    titulo: random.pick(TITULOS[diseno]),
    nombre,
    escritura: random.pick(['seguida', 'seguida', 'guiones', 'guiones', 'espacios']),
    numero: random.pick(['tabla', 'destacado', 'ambos']),
    primero: random.pick(['claves', 'nombre']),
    // Without its key nothing tells where a whole name is to be cut.
    conCurp: !nombre.startsWith('partes') || random.chance(0.92),
    conAcentos: random.chance(0.25),
    sexo: random.pick(['palabra', 'palabra', 'largo', 'letra']),
    fecha: random.pick(['diagonal', ...FORMAS_DE_FECHA]),
    conSellos: random.chance(0.6),
    fechaEmision: fechaEmisionAlAzar(random),
    semilla: random.int(1, 1_000_000),
  }
}
