import {
  ALTO_HOJA,
  ANCHO_HOJA,
  ordenar,
  type Hoja,
  type Pieza,
  type PiezaTexto,
} from '#seeds/documentos/dibujo/hoja.ts'
import { plumaDe, type Aspecto } from './aspecto.ts'

/** The page with its texts in the look's order and pieces. */
export function terminada({ piezas }: Hoja, aspecto: Aspecto): Hoja {
  const hoja = trocear({ piezas: ordenar(piezas, aspecto.orden) }, aspecto)
  return aspecto.fondo === 'liso' ? hoja : { piezas: [...RAYADO, ...hoja.piezas] }
}

const ENTRE_RAYAS = 5
const RAYADO: readonly Pieza[] = Array.from({ length: Math.floor(ALTO_HOJA / ENTRE_RAYAS) - 8 }, (_, index) => ({
  tipo: 'rectangulo',
  x: 24,
  y: 20 + index * ENTRE_RAYAS,
  ancho: ANCHO_HOJA - 48,
  alto: 0.4,
  relleno: index % 2 === 0 ? '#e3ebe6' : '#efe6dc',
}))

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
