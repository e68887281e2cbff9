import { ordenar, type Hoja, type PiezaTexto } from '#seeds/documentos/hoja.ts'
import { plumaDe, type Aspecto } from './aspecto.ts'

/** The page with its texts in the look's order and pieces. */
export function terminada({ piezas }: Hoja, aspecto: Aspecto): Hoja {
  return trocear({ piezas: ordenar(piezas, aspecto.orden) }, aspecto)
}

/**
 * The page with its labels and values written in the look's pieces: whole, word by word or letter by letter. Nothing moves;
 * programs that take each piece of text for a word stumble.
 */
function trocear({ piezas }: Hoja, aspecto: Aspecto): Hoja {
  if (aspecto.troceo === 'renglon') return { piezas }
  const pluma = plumaDe(aspecto)
  const parts = (pieza: PiezaTexto): PiezaTexto[] =>
    trozos(pieza.texto, aspecto.troceo === 'letras').map(({ texto, desde }) => ({
      ...pieza,
      texto,
      x: pieza.x + pluma.ancho(pieza.texto.slice(0, desde), pieza.tamano, pieza.estilo),
    }))
  return {
    piezas: piezas.flatMap((pieza) => (pieza.tipo === 'texto' && pieza.papel !== 'texto' ? parts(pieza) : [pieza])),
  }
}

function trozos(texto: string, porLetras: boolean): { texto: string; desde: number }[] {
  const pattern = porLetras ? /\S/g : /\S+/g
  return [...texto.matchAll(pattern)].map((match) => ({ texto: match[0], desde: match.index }))
}
