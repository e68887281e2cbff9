import type { OficioDeCarga } from '#domain/cargas/carga.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'

/** Who checks what the portal cannot read in an oficio. */
const LO_COMPRUEBA = 'lo comprueba quien valida cada movimiento, que ve el oficio en él'

/** What the portal could check with the oficio of a load, and who checks the rest. */
export function oficioTexto({ archivo, paginas, sinTexto }: OficioDeCarga): string {
  const cual = `Oficio ${archivo}, ${cuentaTexto(paginas, 'página')}.`
  if (sinTexto === 0) return `${cual} Se rechaza el renglón cuya persona no esté nombrada en él.`
  if (sinTexto === paginas)
    return `${cual} Es una imagen sin texto: el portal no puede comprobar a quién nombra; ${LO_COMPRUEBA}.`
  const cuantas = sinTexto === 1 ? 'Una página no tiene' : `${sinTexto} páginas no tienen`
  return `${cual} ${cuantas} texto: si una persona no está en las demás, ${LO_COMPRUEBA}.`
}
