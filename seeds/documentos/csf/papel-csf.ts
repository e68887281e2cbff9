import type { PlainDate } from '#domain/plain-date.ts'
import type { NombreFamilia } from '#seeds/documentos/dibujo/tipografias.ts'

/** How one Constancia de Situación Fiscal looks and what it says beyond the person. */
export interface VarianteCsf {
  readonly familia: NombreFamilia
  readonly paginas: 1 | 2 | 3
  readonly conAcentos: boolean
  /** "Código Postal: 20010" or "Código Postal:20010". */
  readonly espacioTrasDosPuntos: boolean
  /** Labels lose their accents in some issues of the paper. */
  readonly rotulosSinAcentos: boolean
  /** Left or right cédula box. */
  readonly cedula: 'izquierda' | 'derecha'
  readonly tamano: number
  readonly fechaEmision: PlainDate
  readonly inicioOperaciones: PlainDate
  readonly idCIF: string
  readonly situacion: string
  readonly regimenes: readonly string[]
}

export const REGIMEN_SUELDOS = 'Régimen de Sueldos y Salarios e Ingresos Asimilados a Salarios'
export const REGIMENES = [
  REGIMEN_SUELDOS,
  'Régimen Simplificado de Confianza',
  'Régimen de las Personas Físicas con Actividades Empresariales y Profesionales',
  'Régimen de Arrendamiento',
] as const

/** What the economic activities table says for each régimen. */
export const ACTIVIDADES: Readonly<Record<string, string>> = {
  [REGIMEN_SUELDOS]: 'Asalariado',
  'Régimen Simplificado de Confianza': 'Comercio al por menor de artículos de papelería',
  'Régimen de las Personas Físicas con Actividades Empresariales y Profesionales':
    'Otros servicios de consultoría científica y técnica para el sector público y privado',
  'Régimen de Arrendamiento': 'Alquiler de viviendas no amuebladas',
}

/** Address in the QR of the cédula. */
export function contenidoQrCsf(idCIF: string, rfc: string): string {
  return `https://siat.sat.gob.mx/app/qr/faces/pages/mobile/validadorqr.jsf?D1=10&D2=1&D3=${idCIF}_${rfc}`
}
