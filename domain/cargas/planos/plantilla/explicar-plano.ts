import { posicionTexto } from '#domain/cargas/lectura/compilar-plano.ts'
import type { TipoCarga } from '#domain/cargas/tipo-carga.ts'
import { hechosDePlano } from '#domain/cargas/planos/hechos-plano.ts'
import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'
import { piezasDePlano, type Pieza } from './piezas-plano.ts'

/** How one column of a layout is filled in. */
export interface ColumnaExplicada {
  /** Its title, "número 3", or "12–22" for characters. */
  readonly columna: string
  readonly significado: string
  readonly notacion: string
  readonly obligatoria: string
  readonly ejemplo: string
  /** The texts that it may have with their meaning: "O: Ordinaria". */
  readonly valores: readonly string[]
}

/** How a file of a layout is filled in. */
export interface ExplicacionPlano {
  readonly columnas: readonly ColumnaExplicada[]
  /** What concerns the whole file, such as its notation of quincenas and its row of totals. */
  readonly archivo: readonly (readonly [titulo: string, texto: string])[]
}

/** The explanation with the layout that it is of. */
export interface PlanoExplicado extends ExplicacionPlano {
  readonly clave: string
  readonly nombre: string
  readonly formato: string
}

const OBLIGATORIA: Readonly<Record<Pieza['falta'], string>> = {
  siempre: 'Sí, en cada renglón',
  columna: 'La columna sí; el dato puede ir vacío',
  opcional: 'No',
}

/** Explains each column of a layout, and its file, from the layout and the fields of its kind. */
export function explicarPlano(definicion: DefinicionPlano, tipo: TipoCarga): ExplicacionPlano {
  const sinColumnas = definicion.formato === 'ancho_fijo'
  return {
    columnas: piezasDePlano(definicion, tipo).map(({ en, titulo, significado, notacion, falta, ejemplo, valores }) => ({
      columna: 'titulo' in en ? en.titulo : `${titulo}, ${sinColumnas ? '' : 'columna '}${posicionTexto(en)}`,
      significado,
      notacion: notacion.charAt(0).toUpperCase() + notacion.slice(1),
      obligatoria: sinColumnas && falta === 'columna' ? 'No' : OBLIGATORIA[falta],
      ejemplo,
      valores: valores.map(([texto, quiere]) => (texto === quiere ? texto : `${texto}: ${quiere}`)),
    })),
    archivo: [
      ...hechosDePlano(definicion, tipo),
      ...(definicion.totales
        ? [['Sin renglón de totales', 'El archivo se rechaza: puede estar cortado'] as const]
        : []),
    ],
  }
}

/** What is said of the example row wherever it is shown. */
export const EJEMPLO_TEXTO =
  'La plantilla trae un renglón de ejemplo, ficticio. Bórralo o escribe tus datos en su lugar: si se envía igual, se rechaza.'

/** The explanation as rows of a sheet. */
export function filasDeExplicacion({ columnas, archivo }: ExplicacionPlano): string[][] {
  return [
    ['Columna', 'Qué trae', 'Cómo se escribe', 'Obligatoria', 'Ejemplo', 'Valores'],
    ...columnas.map(({ columna, significado, notacion, obligatoria, ejemplo, valores }) => [
      ...[columna, significado, notacion, obligatoria, ejemplo, valores.join('; ')],
    ]),
    [],
    ['Renglón de ejemplo', EJEMPLO_TEXTO],
    ...archivo.map((hecho) => [...hecho]),
  ]
}

/** The explanation as lines of a terminal. */
export function lineasDeExplicacion({ columnas, archivo }: ExplicacionPlano): string[] {
  return [
    ...columnas.flatMap(({ columna, significado, notacion, obligatoria, ejemplo, valores }) => [
      columna,
      `  ${significado}`,
      `  Se escribe: ${notacion}${ejemplo === '' ? '' : `, como «${ejemplo}»`}. Obligatoria: ${obligatoria}.`,
      ...(valores.length === 0 ? [] : [`  Valores: ${valores.join('; ')}.`]),
    ]),
    ...archivo.map(([titulo, texto]) => `${titulo}: ${texto}.`),
    EJEMPLO_TEXTO,
  ]
}
