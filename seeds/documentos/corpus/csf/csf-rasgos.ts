import { addDays, type PlainDate } from '#domain/plain-date.ts'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { sinAcentos } from '#seeds/documentos/dibujo/impresion.ts'
import { REGIMEN_SUELDOS, REGIMENES } from '#seeds/documentos/csf/papel-csf.ts'
import { aspectoAlAzar, type Aspecto } from '#seeds/documentos/corpus/aspecto.ts'
import { fechaEmisionAlAzar } from '#seeds/documentos/corpus/curp-rasgos.ts'
import { elegirRotulos } from '#seeds/documentos/corpus/rotulos.ts'

export const ROTULOS_DE_CSF = {
  nombres: ['Nombre (s)', 'Nombre (s)', 'Nombre(s)', 'Nombres'],
  inicio: ['Fecha inicio de operaciones', 'Fecha de inicio de operaciones'],
  situacion: ['Estatus en el padrón', 'Estatus en el padrón', 'Situación del contribuyente', 'Situación en el padrón'],
  codigoPostal: ['Código Postal', 'Código Postal', 'C.P.', 'Código postal'],
  tipoVialidad: ['Tipo de Vialidad', 'Tipo de vialidad'],
  nombreVialidad: ['Nombre de Vialidad', 'Nombre de la Vialidad', 'Vialidad'],
  numeroExterior: ['Número Exterior', 'Núm. Exterior', 'No. Exterior', 'Número exterior'],
  numeroInterior: ['Número Interior', 'Núm. Interior', 'No. Interior', 'Número interior'],
  colonia: ['Nombre de la Colonia', 'Nombre de la Colonia', 'Colonia', 'Colonia o asentamiento'],
  localidad: ['Nombre de la Localidad', 'Nombre de la Localidad', 'Localidad'],
  municipio: [
    'Nombre del Municipio o Demarcación Territorial',
    'Nombre del Municipio o Demarcación Territorial',
    'Municipio o Demarcación Territorial',
    'Municipio o alcaldía',
    'Nombre del Municipio',
  ],
  entidad: ['Nombre de la Entidad Federativa', 'Nombre de la Entidad Federativa', 'Entidad Federativa', 'Estado'],
  entreCalle: ['Entre Calle', 'Entre Calle', 'Entre calle'],
  yCalle: ['Y Calle', 'Y Calle', 'Y calle'],
  emision: ['Lugar y Fecha de Emisión', 'Lugar y fecha de emisión'],
} as const satisfies Record<string, readonly string[]>

const APELLIDOS = [
  ['Primer Apellido', 'Segundo Apellido'],
  ['Primer apellido', 'Segundo apellido'],
  ['Apellido Paterno', 'Apellido Materno'],
] as const

const MAS_REGIMENES = [
  ...REGIMENES.slice(1),
  'Régimen de Incorporación Fiscal',
  'Régimen de los ingresos por intereses',
  'Régimen de Ingresos por Dividendos (socios y accionistas)',
  'Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas',
]

export interface RegimenImpreso {
  readonly nombre: string
  readonly inicio: PlainDate
  /** null while in force. */
  readonly fin: PlainDate | null
}

/** Every choice of one composed Constancia de Situación Fiscal, made before it is drawn. */
export interface RasgosCsf {
  readonly aspecto: Aspecto
  readonly rotulos: Readonly<Record<keyof typeof ROTULOS_DE_CSF, string>>
  readonly apellidos: (typeof APELLIDOS)[number]
  /** The cédula in a box at a side, across the page, or on a page of its own. */
  readonly cedula: 'izquierda' | 'derecha' | 'franja' | 'pagina'
  readonly conQr: boolean
  readonly bandas: 'rellenas' | 'subrayadas' | 'texto'
  /** Label and value in one cell, in cells of their own, or one above the other; or a single column. */
  readonly domicilio: 'celdas' | 'cuatro' | 'encima' | 'unaColumna'
  /** Share of the left column. */
  readonly reparto: number
  /** The address in the usual order or in another. */
  readonly revuelto: boolean
  readonly extension: 'corta' | 'normal' | 'larga'
  readonly saltos: boolean
  readonly emisionEnMinusculas: boolean
  readonly conAcentos: boolean
  readonly fechaEmision: PlainDate
  readonly inicioOperaciones: PlainDate
  readonly idCIF: string
  readonly situacion: string
  readonly regimenes: readonly RegimenImpreso[]
  readonly semilla: number
}

export function rasgosCsf(random: SeededRandom): RasgosCsf {
  const extension = random.pick(['corta', 'normal', 'normal', 'larga'] as const)
  // A short paper is meant for one page: nothing in it that takes much room.
  const corta = extension === 'corta'
  const domicilio = random.pick(['celdas', 'celdas', 'cuatro', 'encima', corta ? 'celdas' : 'unaColumna'] as const)
  const fechaEmision = fechaEmisionAlAzar(random)
  const inicioOperaciones = addDays(fechaEmision, -random.int(200, 4_000))
  const alAzar = aspectoAlAzar(random, { tamano: random.pick(corta ? [7.5, 8, 8.5] : [7.5, 8, 8.5, 9, 9.5]) })
  // Where a value runs on behind its label, only the colon tells one from the other.
  const aspecto = {
    ...alAzar,
    dosPuntos: alAzar.dosPuntos || domicilio === 'celdas' || alAzar.disposicion === 'seguido',
  }
  return {
    aspecto,
    rotulos: elegirRotulos(ROTULOS_DE_CSF, random),
    apellidos: random.pick(APELLIDOS),
    cedula: random.pick(['izquierda', 'derecha', 'franja', corta ? 'derecha' : 'pagina']),
    conQr: random.chance(0.85),
    bandas: random.pick(['rellenas', 'rellenas', 'subrayadas', 'texto']),
    domicilio,
    reparto: random.pick([0.5, 0.5, 0.45, 0.55]),
    revuelto: random.chance(0.2),
    extension,
    saltos: random.chance(0.5),
    emisionEnMinusculas: random.chance(0.15),
    conAcentos: random.chance(0.25),
    fechaEmision,
    inicioOperaciones,
    idCIF: `${random.int(13, 25)}${random.digits(9)}`,
    situacion: random.pick(['ACTIVO', 'ACTIVO', 'ACTIVO', 'ACTIVO', 'ACTIVO', 'SUSPENDIDO', 'REACTIVADO', 'CANCELADO']),
    regimenes: regimenesAlAzar(random, inicioOperaciones, aspecto.rotulosSinAcentos),
    semilla: random.int(1, 1_000_000),
  }
}

function regimenesAlAzar(random: SeededRandom, inicio: PlainDate, sin: boolean): RegimenImpreso[] {
  const own = random.chance(0.7) ? [REGIMEN_SUELDOS] : []
  const more = MAS_REGIMENES.filter(() => random.chance(own.length === 0 ? 0.35 : 0.12))
  const names = [...own, ...more].slice(0, 3)
  return (names.length === 0 ? [REGIMEN_SUELDOS] : names).map((nombre, index) => ({
    nombre: sin ? sinAcentos(nombre) : nombre,
    inicio: addDays(inicio, random.int(0, 90)),
    fin: index > 0 && random.chance(0.3) ? addDays(inicio, random.int(100, 190)) : null,
  }))
}
