import { plainDate } from '#domain/plain-date.ts'
import type { IdentidadFicticia } from '#seeds/demo/personas/generar-personas.ts'
import type { OpcionesEscaneo } from './dibujo/escanear.ts'
import { REGIMEN_SUELDOS, REGIMENES, type VarianteCsf } from './csf/papel-csf.ts'
import type { VarianteCurp } from './curp/papel-curp.ts'
import type { VarianteNss } from './nss/papel-nss.ts'

export type Escaneo = Omit<OpcionesEscaneo, 'semilla'>

/** The papers of which there are samples: those without which nobody is registered. */
export type PapelDeMuestra = 'curp' | 'nss' | 'csf'

/** One of the eight people of the sample papers: who it is, how each paper looks, which ones are scans. */
export interface ConjuntoMuestra {
  readonly quien: IdentidadFicticia
  readonly curp: Partial<VarianteCurp>
  readonly nss: Partial<VarianteNss>
  readonly csf: Partial<VarianteCsf>
  readonly escaneos: Partial<Record<PapelDeMuestra, Escaneo>>
  readonly conCarta: boolean
}

/** A good office scanner; each set changes what it wants to try. */
const ESCANER: Escaneo = { dpi: 200, sesgo: 0.6, ruido: 5, gris: true, jpeg: 60, rotacion: 0 }

function quien(
  nombre: readonly [nombres: string, apellidoPaterno: string, apellidoMaterno: string],
  sexo: IdentidadFicticia['sexo'],
  nacimiento: readonly [year: number, month: number, day: number],
  codigoEntidad: string,
): IdentidadFicticia {
  const [nombres, apellidoPaterno, apellidoMaterno] = nombre
  return { nombres, apellidoPaterno, apellidoMaterno, sexo, fechaNacimiento: plainDate(...nacimiento), codigoEntidad }
}

export const CONJUNTOS: readonly ConjuntoMuestra[] = [
  {
    quien: quien(['MARÍA FERNANDA', 'MUÑOZ', 'GÜEMES'], 'M', [1991, 8, 17], 'AS'),
    curp: { diseno: 'carta', orden: 'lectura', conQr: true, finQr: 'clave', conAcentos: false, familia: 'helvetica' },
    nss: { diseno: 'asignacion', familia: 'helvetica', conAcentos: false },
    csf: {
      paginas: 3,
      familia: 'helvetica',
      conAcentos: false,
      rotulosSinAcentos: false,
      situacion: 'ACTIVO',
      regimenes: [REGIMEN_SUELDOS],
    },
    escaneos: {},
    conCarta: true,
  },
  {
    quien: quien(['PATRICK', "O'FARRILL", "D'ARTIGUES"], 'H', [2000, 2, 29], 'JC'),
    curp: { diseno: 'tarjeta', orden: 'etiquetas', conQr: false, familia: 'liberation' },
    nss: { diseno: 'semanas', familia: 'liberation' },
    csf: { paginas: 2, familia: 'liberation', cedula: 'izquierda', situacion: 'ACTIVO' },
    escaneos: {},
    conCarta: false,
  },
  {
    quien: quien(['JOSÉ MARÍA', 'DE LA CRUZ', 'DEL RÍO'], 'H', [1978, 12, 3], 'ZS'),
    curp: { diseno: 'carta', orden: 'lectura', conQr: true, familia: 'helvetica', conAcentos: false },
    nss: { diseno: 'vigencia', familia: 'helvetica', conGuiones: false },
    csf: { paginas: 1, familia: 'helvetica', situacion: 'ACTIVO', espacioTrasDosPuntos: false },
    escaneos: { curp: { ...ESCANER, sesgo: -1.1 } },
    conCarta: false,
  },
  {
    quien: quien(['ANNA', 'VAN DER MEER', 'DE LOS SANTOS'], 'M', [1985, 5, 30], 'DF'),
    curp: { diseno: 'carta', orden: 'lectura', conQr: true, familia: 'helvetica', conAcentos: false },
    nss: { diseno: 'asignacion', familia: 'helvetica', conAcentos: false },
    csf: {
      paginas: 2,
      familia: 'helvetica',
      tamano: 9,
      conAcentos: false,
      situacion: 'ACTIVO',
      regimenes: [REGIMEN_SUELDOS],
    },
    escaneos: { curp: ESCANER, nss: { ...ESCANER, sesgo: 0.9 }, csf: { ...ESCANER, sesgo: -0.7 } },
    conCarta: false,
  },
  {
    quien: quien(['KIM', 'NGUYEN', ''], 'M', [1996, 10, 9], 'NE'),
    curp: { diseno: 'carta', orden: 'dibujo', conQr: false, familia: 'times' },
    nss: { diseno: 'asignacion', familia: 'times' },
    csf: { paginas: 2, familia: 'times', cedula: 'derecha', situacion: 'ACTIVO' },
    escaneos: {},
    conCarta: false,
  },
  {
    quien: quien(['OLGA', 'PUENTE', 'TREJO'], 'M', [1969, 1, 24], 'GT'),
    curp: { diseno: 'tarjeta', orden: 'lectura', conQr: true, familia: 'helvetica' },
    nss: { diseno: 'semanas', familia: 'helvetica' },
    csf: {
      paginas: 1,
      familia: 'helvetica',
      tamano: 9,
      conAcentos: false,
      rotulosSinAcentos: false,
      situacion: 'ACTIVO',
    },
    escaneos: { csf: { ...ESCANER, dpi: 220, sesgo: 0.5, rotacion: 90 } },
    conCarta: false,
  },
  {
    quien: quien(
      ['MARÍA GUADALUPE DEL SAGRADO CORAZÓN DE JESÚS Y LA SANTÍSIMA', 'MONTES DE OCA', 'FERNÁNDEZ DE CÓRDOVA'],
      'M',
      [1958, 4, 11],
      'AS',
    ),
    curp: { diseno: 'carta', orden: 'etiquetas', conQr: true, familia: 'liberation', conAcentos: true },
    nss: { diseno: 'vigencia', familia: 'helvetica', conGuiones: true },
    csf: { paginas: 3, familia: 'liberation', situacion: 'ACTIVO' },
    escaneos: { nss: { ...ESCANER, gris: false, ruido: 4, sesgo: 0.8 } },
    conCarta: false,
  },
  {
    quien: quien(['ÁNGEL', 'ÑÁÑEZ', 'ZÚÑIGA'], 'X', [2003, 7, 6], 'AS'),
    curp: { diseno: 'carta', orden: 'dibujo', conQr: true, familia: 'helvetica', conAcentos: true },
    nss: { diseno: 'semanas', familia: 'helvetica' },
    csf: { paginas: 3, familia: 'helvetica', situacion: 'SUSPENDIDO', regimenes: [REGIMEN_SUELDOS, REGIMENES[2]] },
    escaneos: {},
    conCarta: false,
  },
]
