import type { Carga, DetalleCarga, OpcionesCarga, PaginaRenglones, RenglonCarga } from '#domain/cargas/carga.ts'
import type { TotalCarga } from '#domain/cargas/totales-carga.ts'
import { plainDate } from '#domain/plain-date.ts'
import type { Respuestas } from './respuestas.ts'

export const FOLIO = 'CRG-26-000012'
export const UNA = `/api/cargas/${FOLIO}`

export const CARGA: Carga = {
  id: 12,
  folio: FOLIO,
  tipo: 'nomina',
  plano: 'NOM-ANCHA',
  entidad: 'Secretaría de Salud',
  quincena: '2226',
  asunto: null,
  archivo: 'nomina-salud-q22.csv',
  bytes: 184_320,
  huella: '3f2a90bc41d7e6a5b8c9d0e1f2a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c5',
  estado: 'revisada',
  renglones: 1_228,
  rechazados: 24,
  avisados: 9,
  rechazo: '',
  motivo: '',
  aviso: '',
  usuario: 'Robledo Peña, Lucía',
  creadaAt: '2026-11-23T16:42:00.000Z',
}

const total = (
  titulo: string,
  [archivoCentavos, entranCentavos, antesCentavos]: readonly [number, number, number | null],
): TotalCarga => ({ titulo, archivoCentavos, entranCentavos, antesCentavos, deConcepto: false })

/** A load that was read: most rows enter, some are refused. */
export const DETALLE: DetalleCarga = {
  carga: CARGA,
  entran: 1_204,
  personas: 1_187,
  borrados: 3,
  omitidos: 1,
  refuerzo: [],
  aprueban: [],
  porDeshacer: null,
  descartarPideMotivo: false,
  conserva: { archivoHasta: plainDate(2028, 11, 22), renglonesHasta: null },
  totales: [
    total('Sueldo', [815_000_000, 812_345_650, 801_200_000]),
    total('Otras prestaciones', [96_400_000, 96_400_000, 99_150_000]),
    total('Quinquenios', [12_000_000, 12_000_000, 12_000_000]),
    { ...total('Concepto D69 (Descuento FAA)', [1_450_000, 1_450_000, null]), deConcepto: true },
  ],
  faltas: [
    {
      codigo: 'C202',
      renglones: 15,
      linea: 37,
      texto: 'Sueldo (columna IMPORTE): dice «4.256»; se esperaba 4256.00 o 4.256. C202',
    },
    {
      codigo: 'C301',
      renglones: 9,
      linea: 112,
      texto: 'CURP (columna CURP): dice «LURA800101MASXXX01»; se esperaba la de una persona de la entidad. C301',
    },
    {
      codigo: 'A502',
      renglones: 9,
      linea: 204,
      texto: 'Sueldo (columna IMPORTE): dice «9674.93»; se esperaba 10191.59. A502',
    },
  ],
  conciliacion: [
    {
      clave: 'FAA',
      descontadoCentavos: 36_500_000,
      debidoCentavos: 36_410_000,
      personasDeMas: 3,
      deMasCentavos: 120_000,
      personasDeMenos: 1,
      deMenosCentavos: 30_000,
    },
  ],
  pagos: null,
  efectos: [],
  aumento: null,
  direcciones: null,
  oficio: null,
  pideMotivo: false,
  sinRenglon: 6,
  sustituye: null,
  ...{ avisos: [], dejan: 0 },
  anterior: 'CRG-26-000004',
  version: 3,
  paso: null,
  acciones: ['cargar', 'releer', 'descartar', 'malos', 'original'],
  impedimento: '',
  corrige: null,
  corregidaPor: [],
}

/** A file of payments of the bank that was read: it is of no entity, quincena or person. */
export const DE_PAGOS: DetalleCarga = {
  ...DETALLE,
  carga: {
    ...CARGA,
    ...{ tipo: 'pagos', plano: 'PAG-CSV', entidad: '', quincena: '', archivo: 'banco.csv' },
    ...{ renglones: 5, rechazados: 0, avisados: 1 },
  },
  ...{ entran: 5, personas: 0, borrados: 0, omitidos: 1, sinRenglon: 0 },
  ...{ totales: [], conciliacion: [], faltas: [], anterior: null },
  pagos: {
    ...{ pagos: 4, totalCentavos: 207_499, tardios: 1, repetidos: 0, reversas: 1, reversasSinPago: 0, corregidos: 0 },
    porResultado: { exacto: 1, parcial: 1, doble: 1, desconocido: 1 },
    porIdentificar: [
      {
        operacion: 'XL0001',
        referencia: '30221264803697',
        importeCentavos: 7_500,
        motivo: 'sin_linea',
        sugerida: '030221264803697',
      },
    ],
  },
  acciones: ['cargar', 'releer', 'original', 'descartar'],
}

/** A file of rows of a catalogue that was read. */
export const DE_CATALOGO: DetalleCarga = {
  ...DE_PAGOS,
  carga: {
    ...DE_PAGOS.carga,
    ...{ tipo: 'catalogos', plano: 'CAT-CSV', archivo: 'civil.csv', renglones: 3, avisados: 1 },
    asunto: { clave: 'estado_civil', nombre: 'Estado civil' },
  },
  pagos: null,
  entran: 3,
  efectos: [
    { titulo: 'Renglones nuevos', renglones: 1 },
    { titulo: 'Renglones que cambian', renglones: 2 },
  ],
}

/** A file of accounts that was read. */
export const DE_USUARIOS: DetalleCarga = {
  ...DE_PAGOS,
  carga: {
    ...DE_PAGOS.carga,
    ...{ tipo: 'usuarios', plano: 'USU-CSV', archivo: 'cuentas.csv', renglones: 2, avisados: 0 },
  },
  pagos: null,
  entran: 2,
  efectos: [{ titulo: 'Cuentas nuevas de Auditor', renglones: 2 }],
}

/** A file of movements that was read, without its oficio. */
export const DE_MOVIMIENTOS: DetalleCarga = {
  ...DETALLE,
  carga: {
    ...CARGA,
    tipo: 'movimientos',
    plano: 'MOV-CSV',
    archivo: 'bajas.csv',
    renglones: 40,
    rechazados: 1,
    avisados: 39,
  },
  ...{ entran: 39, personas: 39, borrados: 0, omitidos: 0, sinRenglon: 0, anterior: null },
  ...{ totales: [], conciliacion: [], faltas: [] },
  efectos: [
    { titulo: 'Baja', renglones: 36 },
    { titulo: 'Reingreso', renglones: 3 },
  ],
  aprueban: ['La carga no espera otra aprobación: cada renglón queda como un movimiento solicitado.'],
  acciones: ['cargar', 'releer', 'oficio', 'malos', 'original', 'descartar'],
}

/** The same load with other data. */
export const detalleCon = ({
  carga = {},
  ...more
}: Partial<Omit<DetalleCarga, 'carga'>> & { readonly carga?: Partial<Carga> }): DetalleCarga => ({
  ...DETALLE,
  ...more,
  carga: { ...CARGA, ...carga },
})

const DATOS: RenglonCarga['datos'] = [
  ['CURP', 'LURA800101MASXXX01'],
  ['Plaza', '0012'],
  ['Tipo de nómina', 'Ordinaria'],
  ['Sueldo', '$4,256.50'],
  ['Otras prestaciones', '$820.00'],
  ['Días pagados', '15'],
]

export const RECHAZADO: RenglonCarga = {
  linea: 37,
  veredicto: 'rechazado',
  persona: '001234 · Luna Ríos, Ana',
  datos: DATOS,
  faltas: [
    { codigo: 'C202', campo: 'Sueldo', columna: 'IMPORTE', hallado: '4.256', esperado: '4256.00 o 4.256' },
    { codigo: 'C402', campo: 'Días pagados', columna: 'DIAS', hallado: '16', esperado: 'de 0 a 15 por plaza' },
  ],
  cercana: null,
}

/** A row whose key is nobody's, with a person who has its name. */
export const CERCANO: RenglonCarga = {
  linea: 112,
  veredicto: 'rechazado',
  persona: 'Luna Ríos, Ana',
  datos: DATOS,
  faltas: [
    {
      codigo: 'C305',
      campo: 'CURP',
      columna: 'CURP',
      hallado: 'LURA800101MASXXX01',
      esperado: 'la clave de Ana Luna Ríos, si es la misma persona',
      cercana: 5,
    },
  ],
  cercana: {
    persona: '001234 · Luna Ríos, Ana',
    datos: [
      ['CURP', 'LURA800101MASNSN07'],
      ['NSS', '05098044171'],
      ['Situación', 'Activo'],
    ],
  },
}

export const AVISADO: RenglonCarga = {
  linea: 204,
  veredicto: 'aviso',
  persona: '098120 · De la Rosa Ibáñez, José Ángel',
  datos: DATOS,
  faltas: [{ codigo: 'A502', campo: 'Sueldo', columna: 'IMPORTE', hallado: '9674.93', esperado: '10191.59' }],
  cercana: null,
}

export const ENTRA: RenglonCarga = {
  linea: 2,
  veredicto: 'entra',
  persona: '104418 · Muñoz Güemes, María Fernanda',
  datos: DATOS,
  faltas: [],
  cercana: null,
}

const DE_CADA_UNO: Readonly<Record<string, RenglonCarga>> = { rechazado: RECHAZADO, aviso: AVISADO, entra: ENTRA }

/** A page of rows with the verdict that the address asks for. */
export function paginaDe(url: URL): PaginaRenglones {
  const uno = DE_CADA_UNO[url.searchParams.get('veredicto') ?? ''] ?? ENTRA
  const despues = Number(url.searchParams.get('despues') ?? 0)
  const renglones = Array.from({ length: 8 }, (_, i) => ({ ...uno, linea: despues + 37 + i * 4 }))
  return { renglones, siguiente: despues === 0 ? 500 : null }
}

const QUINCENAS = ['2326', '2226', '2126', '2026']

export const OPCIONES: OpcionesCarga = {
  planos: [
    {
      clave: 'NOM-ANCHO',
      nombre: 'Nómina de ancho fijo',
      tipo: 'nomina',
      formato: 'Texto de ancho fijo',
      quincenas: QUINCENAS,
    },
    {
      clave: 'NOM-LARGA',
      nombre: 'Nómina, un renglón por concepto',
      tipo: 'nomina',
      formato: 'Texto con separador (CSV)',
      quincenas: QUINCENAS,
    },
    {
      clave: 'NOM-ANCHA',
      nombre: 'Nómina, una columna por concepto',
      tipo: 'nomina',
      formato: 'Libro de Excel (XLSX)',
      quincenas: QUINCENAS,
    },
  ],
  asuntos: [],
  entidades: [{ id: 7, nombre: 'Secretaría de Salud' }],
  quincenas: QUINCENAS,
  quincena: '2226',
  cerrado: '',
}

/** Answers of the page of one load. */
export const deUna = (detalle: DetalleCarga): Respuestas => ({
  [`/api/cargas/${detalle.carga.folio}`]: { body: detalle },
  [`/api/cargas/${detalle.carga.folio}/renglones`]: ({ url }) => ({ body: paginaDe(url) }),
  '/api/cargas/opciones': { body: OPCIONES },
})
