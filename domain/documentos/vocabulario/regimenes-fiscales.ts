import { compact, editDistance } from '#domain/documentos/texto.ts'
import { likePrinted } from './como-impreso.ts'

/** Regimes of natural persons as the tax office's papers name them (SAT, catálogo c_RegimenFiscal). */
const REGIMENES = [
  'Régimen de Sueldos y Salarios e Ingresos Asimilados a Salarios',
  'Régimen de Arrendamiento',
  'Régimen de Enajenación o Adquisición de Bienes',
  'Régimen de los demás ingresos',
  'Demás ingresos',
  'Residentes en el Extranjero sin Establecimiento Permanente en México',
  'Régimen de Residentes en el Extranjero sin Establecimiento Permanente en México',
  'Régimen de Ingresos por Dividendos (socios y accionistas)',
  'Ingresos por Dividendos (socios y accionistas)',
  'Régimen de las Personas Físicas con Actividades Empresariales y Profesionales',
  'Personas Físicas con Actividades Empresariales y Profesionales',
  'Régimen de los ingresos por intereses',
  'Ingresos por intereses',
  'Régimen de los ingresos por obtención de premios',
  'Sin obligaciones fiscales',
  'Régimen de Incorporación Fiscal',
  'Incorporación Fiscal',
  'Régimen de Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras',
  'Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas',
  'Régimen Simplificado de Confianza',
] as const

const bag = (texto: string) => texto.split(' ').map(compact).sort().join(' ')

const LETRAS = REGIMENES.map((nombre) => ({ nombre, letras: compact(nombre), palabras: bag(nombre) }))

/** One of them is printed with a full stop. */
const STOP = /(?<!\s)\s*\.$/
const withStop = (nombre: string, texto: string) => (STOP.test(texto) ? `${nombre}.` : nombre)

/**
 * A regime that a text names: `texto` has its own letters with the print's accents. One letter in ten is forgiven, and the order of its
 * words: a long name wraps, and lines may be read one through the other.
 */
export function regimenEn(texto: string): { readonly texto: string; readonly exacto: boolean } | null {
  const letras = compact(texto)
  const exact = LETRAS.find((each) => each.letras === letras)
  if (exact) return { texto: withStop(likePrinted(exact.nombre, texto.replace(STOP, '')), texto), exacto: true }
  const words = bag(texto)
  const limit = Math.floor(letras.length / 10)
  const close = LETRAS.filter((each) => each.palabras === words || editDistance(letras, each.letras, limit) <= limit)
  const [only] = close
  return only && close.length === 1
    ? { texto: withStop(likePrinted(only.nombre, texto.replace(STOP, '')), texto), exacto: false }
    : null
}
