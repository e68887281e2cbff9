import { apoyar, combinar, type Hallazgo } from './combinar.ts'
import type { LecturaCruda } from './lectura-cruda.ts'
import { isCodigoPostalDe } from './vocabulario/codigos-postales.ts'
import { estadoEn } from './vocabulario/estados.ts'

/** Postal code against state: each speaks for the other, or both are shown to the person. */
export function cotejarDomicilio(hallazgos: readonly Hallazgo[]): LecturaCruda {
  const one = (campo: string) => combinar(hallazgos.filter((each) => each.campo === campo))?.valor ?? ''
  const [codigoPostal, entidad] = [one('codigoPostal'), one('entidad')]
  const estado = estadoEn(entidad)?.estado
  const agree = estado ? isCodigoPostalDe(codigoPostal, estado.codigo) : null
  const isOne = ({ campo, valor }: Hallazgo) =>
    (campo === 'codigoPostal' && valor === codigoPostal) || (campo === 'entidad' && valor === entidad)
  if (agree === null) return { hallazgos, avisos: [] }
  if (agree) return { hallazgos: apoyar(hallazgos, isOne), avisos: [] }
  const mensaje = `El código postal ${codigoPostal} no es de ${entidad}: compáralos con el documento.`
  return {
    hallazgos: hallazgos.map((each) => (isOne(each) && each.fuente === 'ocr' ? { ...each, valido: false } : each)),
    avisos: [{ codigo: 'cp_de_otra_entidad', campo: 'codigoPostal', mensaje }],
  }
}
