import { apoyar, combinar, type Hallazgo } from '#domain/documentos/combinar.ts'
import type { LecturaCruda } from '#domain/documentos/papeles/papel.ts'
import { codigoPostalComoDice, isCodigoPostalDe } from '#domain/documentos/vocabulario/codigos-postales.ts'
import { estadoEn } from '#domain/documentos/vocabulario/estados.ts'

/** What a postal code is worth of which the state tells a digit: it is for a person to confirm. */
const DICTATED = 0.7

/** The state tells the first two digits of a postal code and nothing of the rest: a code not read clearly is read again before it is sure. */
const CLEAR = 0.93
const UNCLEAR = 0.99

/** Postal code against state: each speaks for the other, or both are shown to the person. */
export function cotejarDomicilio(hallazgos: readonly Hallazgo[]): LecturaCruda {
  const one = (campo: string) => combinar(hallazgos.filter((each) => each.campo === campo))?.valor ?? ''
  const [codigoPostal, entidad] = [one('codigoPostal'), one('entidad')]
  const estado = estadoEn(entidad)?.estado
  const agree = estado ? isCodigoPostalDe(codigoPostal, estado.codigo) : null
  const isOne = ({ campo, valor }: Hallazgo) =>
    (campo === 'codigoPostal' && valor === codigoPostal) || (campo === 'entidad' && valor === entidad)
  if (agree === null) return { hallazgos, avisos: [] }
  if (agree) return { hallazgos: apoyar(hallazgos, isOne).map(unlessClear), avisos: [] }
  const dictado = estado?.codigo === undefined ? null : codigoPostalComoDice(codigoPostal, estado.codigo)
  const isRead = (each: Hallazgo) =>
    each.campo === 'codigoPostal' && each.valor === codigoPostal && each.fuente === 'ocr'
  if (dictado !== null && hallazgos.some(isRead) && isSure(hallazgos, 'entidad'))
    return { hallazgos: hallazgos.map((each) => (isRead(each) ? dictated(each, dictado) : each)), avisos: [] }
  const mensaje = `El código postal ${codigoPostal} no es de ${entidad}: compáralos con el documento.`
  return {
    hallazgos: hallazgos.map((each) => (isOne(each) && each.fuente === 'ocr' ? { ...each, valido: false } : each)),
    avisos: [{ codigo: 'cp_de_otra_entidad', campo: 'codigoPostal', mensaje }],
  }
}

const unlessClear = (each: Hallazgo): Hallazgo =>
  each.campo === 'codigoPostal' && each.fuente === 'ocr' && each.palabra < CLEAR
    ? { ...each, factor: each.factor * UNCLEAR }
    : each

/** A badly read postal code with the digit that the state has, and what was read beside it. */
const dictated = (each: Hallazgo, valor: string): Hallazgo => ({
  ...each,
  valor,
  sugerencia: each.valor,
  factor: each.factor * DICTATED,
})

const isSure = (hallazgos: readonly Hallazgo[], campo: string) =>
  combinar(hallazgos.filter((each) => each.campo === campo))?.seguro === true
