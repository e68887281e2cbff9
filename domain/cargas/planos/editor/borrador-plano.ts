import type { TipoCarga } from '#domain/cargas/tipo-carga.ts'
import { ownValue } from '#domain/own-value.ts'
import type { CampoPlano, DefinicionPlano, Posicion } from '#domain/cargas/planos/plano.ts'
import type { ColumnaMuestra, PlanoPropuesto } from '#domain/cargas/planos/propuesta/muestra-archivo.ts'

/** Whether a field must have a value, its column may be blank, or the column itself may be missing. */
export const EXIGENCIAS = {
  vacio: 'Puede venir vacío',
  dato: 'Siempre trae un dato',
  columna: 'La columna puede faltar',
} as const
export type Exigencia = keyof typeof EXIGENCIAS

/** A text of the sender that stands for a blank: "0" in an empty number of FoxPro. */
export const NO_DICE_NADA = '-'

/** A column of the file, or a constant, in the editor. */
export interface ColumnaBorrador {
  /** The same while it is edited. */
  readonly id: string
  readonly titulo: string
  /** Null in a constant, which is in no column. */
  readonly en: Posicion | null
  /** Its place in the sample, from 1; null if it is not in it. */
  readonly numero: number | null
  readonly ejemplos: readonly string[]
  /** Field of the kind; "" if the column is not read. */
  readonly campo: string
  readonly constante: string
  readonly decimales: number
  readonly fecha: NonNullable<CampoPlano['fecha']>
  readonly periodicidad: NonNullable<CampoPlano['periodicidad']> | ''
  /**
   * What each text of the sender means, `NO_DICE_NADA`, or "" until it is chosen: then the text is not in the table of the layout. An empty
   * list if they mean themselves.
   */
  readonly tabla: readonly (readonly [texto: string, valor: string])[]
  readonly exigencia: Exigencia
}

/** A definition that somebody edits: with the columns that it does not read. */
export interface BorradorPlano extends Omit<DefinicionPlano, 'campos'> {
  readonly columnas: readonly ColumnaBorrador[]
}

const LIBRE = {
  campo: '',
  numero: null,
  constante: '',
  decimales: 0,
  fecha: 'detectar',
  periodicidad: '',
  tabla: [],
  exigencia: 'vacio',
} as const satisfies Partial<ColumnaBorrador>

/** A constant, or a piece of a fixed-width line, that the person adds. */
export function columnaNueva(id: string, en: Posicion | null): ColumnaBorrador {
  return { ...LIBRE, id, en, titulo: en ? 'Columna agregada' : 'Valor constante', ejemplos: [] }
}

/** What a sample file proposes, ready to be corrected. */
export function borradorDePropuesta({ definicion, columnas }: PlanoPropuesto): BorradorPlano {
  return borradorDe(definicion, columnas)
}

/** A stored definition beside the columns of a sample file, if there is one. */
export function borradorDe(
  { campos, ...archivo }: DefinicionPlano,
  muestra: readonly ColumnaMuestra[] = [],
): BorradorPlano {
  const usadas = new Set<ColumnaMuestra>()
  const leidas = campos.map((campo, i) => {
    const columna = muestra.find((each) => campo.en !== undefined && isMisma(each.en, campo.en))
    if (columna) usadas.add(columna)
    return columnaDe(`c${i}`, campo, columna)
  })
  const libres = muestra.flatMap((columna, i) => (usadas.has(columna) ? [] : [libreDe(`m${i}`, columna)]))
  const orden = (columna: ColumnaBorrador): number =>
    columna.en === null ? muestra.length : muestra.findIndex(({ en }) => columna.en !== null && isMisma(en, columna.en))
  const columnas = [...leidas, ...libres]
  return { ...archivo, columnas: muestra.length > 0 ? [...columnas].sort((a, b) => orden(a) - orden(b)) : columnas }
}

const isMisma = (one: Posicion, other: Posicion): boolean => claveDePosicion(one) === claveDePosicion(other)

/** A position as a text, equal for equal places. */
export function claveDePosicion(en: Posicion): string {
  if ('titulo' in en) return `t:${en.titulo.trim().toLowerCase()}`
  return 'columna' in en ? `c:${en.columna}` : `p:${en.desde}-${en.hasta}`
}

function columnaDe(id: string, campo: CampoPlano, columna: ColumnaMuestra | undefined): ColumnaBorrador {
  const { obligatorio } = campo
  return {
    id,
    en: campo.en ?? null,
    numero: columna?.numero ?? null,
    titulo: columna?.titulo ?? tituloDePosicion(campo.en),
    ejemplos: columna?.ejemplos ?? [],
    campo: campo.campo,
    constante: campo.constante ?? '',
    decimales: campo.decimales ?? 0,
    fecha: campo.fecha ?? columna?.fecha ?? 'detectar',
    periodicidad: campo.periodicidad ?? '',
    tabla: Object.entries(campo.tabla ?? {}).map(([texto, valor]) => [texto, valor || NO_DICE_NADA]),
    exigencia: obligatorio === undefined ? 'vacio' : obligatorio ? 'dato' : 'columna',
  }
}

/** How people call a place in a file: "IMPORTE", "Columna 3", "Caracteres 12–22". */
export function tituloDePosicion(en: Posicion | undefined): string {
  if (!en) return 'Valor constante'
  if ('titulo' in en) return en.titulo
  return 'columna' in en ? `Columna ${en.columna}` : `Caracteres ${en.desde}–${en.hasta}`
}

function libreDe(id: string, columna: ColumnaMuestra): ColumnaBorrador {
  const { en, titulo, ejemplos, numero = null, decimales = 0, fecha = 'detectar' } = columna
  return { ...LIBRE, ...{ id, en, titulo, ejemplos, numero, decimales, fecha } }
}

/** A draft whose file has no titles: its columns are those of the sample by number. With titles they are found by title again. */
export function conEncabezados(borrador: BorradorPlano, titulos: boolean): BorradorPlano {
  if (titulos) return { ...borrador, titulos }
  const columnas = borrador.columnas.map((columna) =>
    columna.en && 'titulo' in columna.en && columna.numero !== null
      ? { ...columna, en: { columna: columna.numero } }
      : columna,
  )
  return { ...borrador, titulos, columnas }
}

/** The columns of a draft that are read, in their order: field N of the definition is the Nth of them. */
export const columnasLeidas = ({ columnas }: BorradorPlano): ColumnaBorrador[] =>
  columnas.filter(({ campo, en }) => campo !== '' || en === null)

/** The definition of a draft: options that the kind of a field does not have are left out. */
export function definicionDe(borrador: BorradorPlano, tipo: TipoCarga): DefinicionPlano {
  const { columnas, ...archivo } = borrador
  void columnas
  return { ...archivo, campos: columnasLeidas(borrador).map((columna) => campoDe(columna, tipo)) }
}

function campoDe(columna: ColumnaBorrador, { campos }: TipoCarga): CampoPlano {
  const { campo, en, constante, decimales, fecha, periodicidad, tabla, exigencia } = columna
  const clase = ownValue(campos, campo)?.clase
  return {
    campo,
    ...(en ? { en } : { constante }),
    ...(clase === 'importe' && decimales > 0 && { decimales }),
    ...(clase === 'importe' && periodicidad !== '' && { periodicidad }),
    ...(clase === 'fecha' && fecha !== 'detectar' && { fecha }),
    ...(tabla.length > 0 && { tabla: tablaDe(tabla) }),
    ...(exigencia !== 'vacio' && { obligatorio: exigencia === 'dato' }),
  }
}

function tablaDe(tabla: ColumnaBorrador['tabla']): NonNullable<CampoPlano['tabla']> {
  const elegidas = tabla.filter(([, valor]) => valor !== '')
  return Object.fromEntries(elegidas.map(([texto, valor]) => [texto.trim(), valor === NO_DICE_NADA ? '' : valor]))
}
