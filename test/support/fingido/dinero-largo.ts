import { plainDate } from '#domain/plain-date.ts'
import type { PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { ExplicacionQuincena } from '#domain/fondos/explicacion.ts'
import type { EstadoDeCuenta } from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import type { RendimientoPrevisto } from '#domain/fondos/cair/anio-rendimiento.ts'
import type { CuentaPanel, CuentaResumen, TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import type { CalculoExtemporanea, ExtemporaneaResumen } from '#domain/fondos/extemporaneas/panel-extemporanea.ts'
import type { ExplicacionRetencion } from '#domain/fondos/prestamos/explicacion-retencion.ts'
import type { PrestamoPrevisto } from '#domain/fondos/prestamos/prestamo-panel.ts'
import type { PrestamoPanel, RetencionesQuincena } from '#domain/fondos/prestamos/retencion-panel.ts'

/** Whose money it is, and of which unit. */
interface Quien {
  readonly nombre: string
  readonly unidad: string
}

const IMPORTE = 99_999_999_999

/** A loan, an account, a late contribution and the withholdings of a quincena, each with the largest amounts. */
export function dineroLargo({ nombre, unidad }: Quien) {
  return {
    prestamo: prestamoDe(nombre),
    cuenta: {
      id: 7,
      interno: 999_999,
      nombre,
      entidad: unidad,
      situacion: 'A',
      saldo: { normal: IMPORTE, voluntaria: IMPORTE, total: 2 * IMPORTE },
      porCobrarCentavos: IMPORTE,
    } satisfies CuentaResumen,
    extemporanea: extemporaneaDe(nombre, unidad),
    retenciones: retencionesDe(nombre),
  }
}

const prestamoDe = (nombre: string): PrestamoPanel => ({
  id: 7,
  version: 1,
  afiliadoId: 7,
  folio: 'P-999999',
  tipo: 'hipotecario',
  interno: '999999',
  nombre,
  capitalCentavos: IMPORTE,
  interesCentavos: IMPORTE,
  abonoCentavos: IMPORTE,
  quincenas: 480,
  plazo: 'Q20 2026 a Q24 2046',
  estado: 'por_cobrar',
  saldoCentavos: IMPORTE,
  liquidaCentavos: IMPORTE,
})

/** A loan that waits for its second person. */
export const propuestaLarga = ({ nombre, unidad }: Quien): PropuestaPanel => ({
  id: 999_999,
  version: 1,
  folio: 'PA-999999',
  accion: 'prestamo.otorgar',
  titulo: 'Otorgar un préstamo',
  estado: 'pendiente',
  sujeto: `${nombre}, No. interno 999999`,
  cambios: [
    { campo: 'Capital', antes: '', despues: '$999,999,999.99' },
    { campo: 'Entidad', antes: unidad, despues: unidad },
  ],
  importeCentavos: IMPORTE,
  enlace: '/panel/afiliados/999999/show',
  registro: '',
  propuso: nombre,
  propuestaAt: '2026-11-20T15:00:00.000Z',
  primera: '',
  segunda: '',
  decidio: '',
  decididaAt: '',
  nota: '',
  papel: null,
  papelRepetido: null,
  actions: ['autorizar', 'rechazar'],
  falta: '',
})

const extemporaneaDe = (nombre: string, entidad: string): ExtemporaneaResumen => ({
  id: 7,
  version: 1,
  folio: 'AE-26-999999',
  clase: 'antiguedad',
  afiliadoId: 7,
  interno: 999_999,
  nombre,
  entidad,
  desde: '2024-09-16',
  hasta: '2026-09-30',
  sueldoCentavos: IMPORTE,
  principalCentavos: IMPORTE,
  reemplaza: 'AE-26-999998',
  reemplazadaPor: '',
  estado: 'aprobado_una',
  solicitado: nombre,
  solicitadoAt: '2026-11-20T15:56:00.000Z',
  primera: nombre,
  resuelto: '',
  resueltoAt: null,
  observaciones: entidad,
  archivoId: 'a7',
  nota: '',
  actions: ['aprobar', 'rechazar'],
})

const retencionesDe = (nombre: string): RetencionesQuincena => ({
  codigo: '2226',
  chip: 'Q22 2026 · 16–30 nov',
  organizacion: 'entonces',
  entidades: [{ id: 1, nombre }],
  avance: { entidades: 5, deEntidades: 12 },
  elegibles: [],
  completas: null,
  tipos: [
    {
      tipo: 'hipotecario',
      titulo: 'Hipotecario',
      tabla: 'Préstamos hipotecarios',
      totalCentavos: IMPORTE,
      renglones: [
        {
          id: 7,
          version: 1,
          prestamo: 'P-999999',
          tipo: 'hipotecario',
          enLicencia: false,
          interno: '999999',
          nombre,
          entidad: nombre,
          inicio: '2006-09-16',
          fin: '2026-09-30',
          montoCentavos: IMPORTE,
          abonoCentavos: IMPORTE,
          quincenas: '480/480',
          retenidoCentavos: IMPORTE - 1,
          aFavorCentavos: 0,
          saldoCentavos: IMPORTE,
          motivo: 'sueldo_insuficiente',
          nota: nombre,
          decision: null,
          causa: null,
          cobroAbierto: false,
          remitida: false,
          actions: ['responder', 'decidir'],
        },
      ],
    },
  ],
  totalCentavos: IMPORTE,
  sinRetenciones: null,
})

/** An account of somebody who died owing loans, and who may ask for everything. */
export function cuentaLarga({ nombre, unidad }: Quien): CuentaPanel {
  return {
    ...dineroLargo({ nombre, unidad }).cuenta,
    curp: 'VIGM910417MASLRX08',
    edad: 99,
    situacion: 'D',
    retiro: { motivo: 'defuncion', impide: '' },
    voluntaria: { impide: '' },
    retiroAbierto: 'RC-26-999999',
    porDescontar: [7, 8, 9].map((id) => ({
      id,
      folio: `P-99999${id}`,
      saldoCentavos: IMPORTE,
      liquidaCentavos: IMPORTE,
    })),
    actions: ['retirar', 'aportar'],
  }
}

/** A withdrawal by death with consent, approved by one, handed over to three. */
export function tramiteLargo({ nombre, unidad }: Quien): TramiteCair {
  return {
    id: 7,
    version: 2,
    folio: 'RC-26-999999',
    tipo: 'retiro',
    motivo: 'defuncion',
    afiliadoId: 7,
    interno: 999_999,
    nombre,
    entidad: unidad,
    importeCentavos: IMPORTE,
    fecha: '2026-11-20',
    beneficiarios: [nombre, unidad, `${nombre.slice(0, 60)} y otra`].map((quien) => ({
      nombre: quien,
      parentesco: 'Concubina o concubinario',
      porcentaje: 3_333,
      importeCentavos: IMPORTE,
    })),
    consentimientoId: 'a8',
    descuentoCentavos: IMPORTE,
    observaciones: unidad,
    archivoId: 'a7',
    estado: 'aprobado_una',
    solicitado: nombre,
    solicitadoAt: '2026-11-20T15:56:00.000Z',
    primera: nombre,
    resuelto: '',
    resueltoAt: null,
    nota: '',
    actions: ['aprobar', 'rechazar'],
  }
}

/** What a late contribution of two quincenas comes to. */
export const calculoLargo = (): CalculoExtemporanea => ({
  quincenas: ['2126', '2226'].map((codigo) => ({
    codigo,
    chip: 'Q22 2026 · 16–30 nov',
    capitalCentavos: IMPORTE,
    limite: plainDate(2026, 12, 11),
    diasMora: 9_999,
    interesCentavos: IMPORTE,
  })),
  fondos: [{ titulo: 'Fondo de prestaciones económicas', importeCentavos: IMPORTE }],
  principalCentavos: IMPORTE,
  interesCentavos: IMPORTE,
  totalCentavos: IMPORTE,
  reduceCentavos: IMPORTE,
})

/** What a yield would do; `abiertas` are the entities that have quincenas open. */
export const rendimientoPrevisto = (abiertas: readonly string[]): RendimientoPrevisto => ({
  anio: 2025,
  cuenta: 'normal',
  tasa: 10.1234,
  cuentas: 999_999,
  promedioCentavos: 100 * IMPORTE,
  rendimientoCentavos: IMPORTE,
  entregaCentavos: IMPORTE,
  entregas: 99_999,
  abiertas: abiertas.map((entidad) => ({
    entidad,
    quincenas: Array.from({ length: 24 }, (_, n) => `${String(n + 1).padStart(2, '0')}25`),
  })),
  aplicado: false,
})

/** Where the largest order of a loan comes from. */
export function explicacionLarga({ nombre, unidad }: Quien): ExplicacionRetencion {
  const importe = '$999,999,999.99'
  return {
    prestamo: 'P-999999',
    tipo: 'Hipotecario',
    interno: '999999',
    nombre,
    entidad: unidad,
    quincena: 'Q22 2026 · 16–30 nov',
    pasos: [
      { rotulo: 'Interés del plan', texto: `${importe} × 12.3456 % × 480 ÷ 24 = ${importe}` },
      {
        rotulo: 'Abono de cada quincena',
        texto: `(${importe} + ${importe}) ÷ 480 = ${importe}, redondeado al centavo superior`,
      },
      { rotulo: 'Cierre', texto: `${nombre}, ${unidad}` },
    ],
  }
}

/** What the largest loan would be. */
export const prestamoPrevisto = ({ nombre }: Quien): PrestamoPrevisto => ({
  nombre,
  sueldoCentavos: IMPORTE,
  porcentaje: 30,
  comprometidoCentavos: IMPORTE,
  capacidadCentavos: IMPORTE,
  primera: 'Q23 2026',
  libre: 2026 * 24 + 22,
  porQueLibre: 'La quincena 22 de su entidad ya se cerró: empieza en la 23.',
  plan: {
    interesCentavos: IMPORTE,
    totalCentavos: IMPORTE,
    abonoCentavos: IMPORTE,
    ultimoAbonoCentavos: IMPORTE,
    ultima: 'Q24 2027',
  },
  campos: {},
})

export function personaDetallada({ nombre, unidad }: Quien): PersonaDetalle {
  return {
    id: 7,
    version: 1,
    interno: 999_999,
    nombre,
    apellidoPaterno: 'Villavicencio-Montemayor y Bustamante',
    apellidoMaterno: 'de la Garza Echeverría Iturbide',
    curp: 'VIGM910417MASLRX08',
    rfc: 'VIGM910417QK3',
    nss: '65169128652',
    noEmpleado: '99999999999999999999',
    situacion: 'A',
    adscripcion: unidad,
    dependencia: unidad,
    area: unidad,
    puesto: unidad,
    categoria: '99ZZ9999',
    sueldoCentavos: IMPORTE,
    fechaAlta: plainDate(1992, 12, 30),
    sexo: 'F',
    fechaNacimiento: plainDate(1991, 4, 17),
    lugarNacimiento: 'Aguascalientes',
    estadoCivil: '',
    nacionalidad: '',
    correo: '',
    telefono: '',
    domicilio: {
      calleNumero: unidad,
      calle2: '',
      colonia: unidad,
      codigoPostal: '20000',
      localidad: '',
      municipio: '',
      estado: '',
      pais: '',
    },
    entidad: unidad,
    nombreCategoria: unidad,
    foto: null,
    documentos: [],
    actions: [],
    movimientoAbierto: null,
    tramites: [],
    relojes: { al: null, conocido: null },
  }
}

/** A statement where everything is there and nothing is short. */
export function estadoLargo({ nombre, unidad }: Quien): EstadoDeCuenta {
  const fondos = (['fondo_ahorro', 'fondo_vivienda', 'fondo_retiro'] as const).map((fondo) => ({
    fondo,
    titulo: 'Fondo de prestaciones económicas',
    importeCentavos: IMPORTE,
    tasa: '22.25 %',
  }))
  return {
    interno: '999999',
    nombre,
    entidad: unidad,
    situacion: 'Activo',
    folio: 'EC-999999-261120',
    anios: [2026],
    anio: null,
    quincenas: [
      {
        personaId: 7,
        codigo: '2226',
        chip: 'Q22 2026 · 16–30 nov',
        anio: 2026,
        entidad: unidad,
        dias: 15,
        sueldoCentavos: IMPORTE,
        fondos,
        entidadCentavos: IMPORTE,
        personalCentavos: IMPORTE,
        totalCentavos: IMPORTE,
        estado: 'pendiente',
        actions: ['explicar'],
      },
    ],
    totales: fondos,
    totalCentavos: IMPORTE,
    sinPagarCentavos: IMPORTE,
    cobros: [],
    saldosAFavor: [],
    excedentes: [],
    licencias: [
      {
        cargoId: 7,
        chip: 'Q22 2026 · 16–30 nov',
        aportacionesCentavos: IMPORTE,
        abonosCentavos: IMPORTE,
        debeCentavos: IMPORTE,
        limite: plainDate(2026, 12, 11),
        referencia: '99999999999999999',
        estatus: 'PENDIENTE',
        actions: ['generar'],
      },
    ],
    prestamos: [prestamoDe(nombre)],
    retenciones: [
      {
        retencionId: 7,
        chip: 'Q22 2026 · 16–30 nov',
        prestamo: 'P-999999',
        ordenadoCentavos: IMPORTE,
        retenidoCentavos: IMPORTE - 1,
        motivo: `Otro: ${'Descuento judicial por pensión alimenticia. '.repeat(6).trim()}`,
      },
    ],
    extemporaneas: [
      {
        folio: 'AE-26-999999',
        titulo: 'Reconocimiento de antigüedad por acuerdo',
        desde: plainDate(2024, 9, 16),
        hasta: plainDate(2026, 9, 30),
        entidad: unidad,
        importeCentavos: IMPORTE,
        estado: 'pendiente',
      },
    ],
    cair: {
      saldo: { normal: IMPORTE, voluntaria: IMPORTE, total: 2 * IMPORTE },
      porCobrarCentavos: IMPORTE,
      clases: [{ clase: 'aportacion', titulo: 'Aportaciones', importeCentavos: 2 * IMPORTE }],
    },
    actions: ['inconformidad'],
  }
}

/** Where the amount of one fund comes from: 60,271 centavos of the person, 30,136 of the entity; the person's part is the requested amount. */
export const APORTACION_EXPLICADA: ExplicacionQuincena = {
  interno: '999999',
  nombre: 'María Fernanda de los Ángeles Montserrat',
  quincena: 'Q22 2026 · 16–30 nov',
  pregunta: {
    titulo: 'Fondo de ahorro, aportación del afiliado',
    importeCentavos: 60_271,
    isSueldo: false,
  },
  dias: 15,
  sueldoCentavos: 1_004_520,
  parametros: 'Registro 1, versión 1, vale desde Q1 2025 · 1–15 ene',
  redondeo: 'medio-par',
  cierres: [
    {
      entidad: 'Secretaría de Desarrollo Urbano',
      cerradaPor: 'Ramón Échave Zúñiga, 30 nov 2026',
      sello: 'a'.repeat(64),
      integra: true,
    },
  ],
  segmentos: [
    {
      desde: '2026-01-01',
      dias: 15,
      situacion: 'A',
      entidad: 'Secretaría de Desarrollo Urbano',
      fuente: 'Padrón, categoría 20B',
      sueldo: '$20,090.40 ÷ 30 × 15 = 10,045.20',
      cerrada: true,
    },
  ],
  lineas: [
    {
      ...{ fondo: 'Fondo de ahorro', clave: 'FAE', palabras: 'aportación de la entidad', paga: 'entidad' },
      ...{ obligado: 'entidad', entidadId: 7, base: 'sueldo', baseCentavos: 1_004_520, tasa: '3 %', dias: 15 },
      importeCentavos: 30_136,
      ...{ origen: 'De la quincena', corrige: null, entidadOrigen: null, cerrada: true, preguntada: false },
      formula: '$10,045.20 × 3 % = 301.356 → $301.36',
      fundamento: '',
    },
    {
      ...{ fondo: 'Fondo de ahorro', clave: 'FAA', palabras: 'aportación del afiliado', paga: 'persona' },
      ...{ obligado: 'entidad', entidadId: 7, base: 'sueldo', baseCentavos: 1_004_520, tasa: '6 %', dias: 15 },
      importeCentavos: 60_271,
      ...{ origen: 'De la quincena', corrige: null, entidadOrigen: null, cerrada: true, preguntada: true },
      formula: '$10,045.20 × 6 % = 602.712 → $602.71',
      fundamento: 'Ley del Instituto de Pensiones del Estado, artículos 31 a 38, y su reglamento, artículo 12',
    },
  ],
  totalCentavos: 90_407,
}
