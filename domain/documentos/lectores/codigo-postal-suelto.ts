import { combinar, hallazgoEn, type Hallazgo } from '#domain/documentos/combinar.ts'
import type { Hoja } from '#domain/documentos/hoja/hoja.ts'
import { isCodigoPostalDe } from '#domain/documentos/vocabulario/codigos-postales.ts'
import { estadoEn } from '#domain/documentos/vocabulario/estados.ts'

/** What a number is worth that no label calls a postal code. */
const LOOSE = 0.7

/**
 * The postal code of recognised pages whose label was not read: the only number of five digits, the value of nothing else, that is one of
 * the state of the address. Nothing when a code was read, or two numbers could be it. Always for a person to confirm.
 */
export function codigoPostalSuelto(hojas: readonly Hoja[], leidos: readonly Hallazgo[]): Hallazgo[] {
  const valor = (campo: string) => combinar(leidos.filter((each) => each.campo === campo))?.valor ?? ''
  const estado = estadoEn(valor('entidad'))?.estado
  if (valor('codigoPostal') !== '' || !estado) return []
  const found = hojas
    .filter(({ pagina }) => pagina.fuente === 'ocr')
    .flatMap(({ pagina, renglones, valores }) => {
      const taken = new Set(valores.flatMap(({ palabras }) => palabras))
      return renglones
        .flatMap(({ palabras }) => palabras)
        .filter((word) => !taken.has(word) && isCodigoPostalDe(word.texto, estado.codigo) === true)
        .map((word) => hallazgoEn(pagina, [word], { campo: 'codigoPostal', valor: word.texto, factor: LOOSE }))
    })
  return new Set(found.map((each) => each.valor)).size === 1 ? found.slice(0, 1) : []
}
