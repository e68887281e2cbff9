import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import type { TIPOS_DOCUMENTADOS } from '#domain/organica/catalogos/catalogo-issues.ts'
import type { Nivel } from '#domain/organica/niveles.ts'
import type { Issue } from '#domain/issue.ts'

/** The documented types of `/api/catalogo/{tipo}` (specification 3 §7). */
export type TipoCatalogo = (typeof TIPOS_DOCUMENTADOS)[number]

interface Textos {
  /** As a row of the general table is called. */
  readonly titulo: string
  /** With its article, in sentences: "la adscripción". */
  readonly este: string
  /** Singular and plural in counts. */
  readonly cuenta: readonly [uno: string, varios: string]
  /** Parent: its key in a body, and with its article. */
  readonly padre: { readonly campo: string; readonly este: string } | null
  /** Level of the organic tree (decisions §8: direccion is the level of the dependencias). */
  readonly nivel: Exclude<Nivel, 0> | null
}

export const TEXTOS_CATALOGO = {
  adscripcion: {
    titulo: 'Adscripción',
    este: 'la adscripción',
    cuenta: ['adscripción', 'adscripciones'],
    padre: null,
    nivel: 1,
  },
  direccion: {
    titulo: 'Dirección',
    este: 'la dirección',
    cuenta: ['dirección', 'direcciones'],
    padre: { campo: 'id_adscripcion', este: 'la adscripción' },
    nivel: 2,
  },
  area: {
    titulo: 'Área',
    este: 'el área',
    cuenta: ['área', 'áreas'],
    padre: { campo: 'id_direccion', este: 'la dirección' },
    nivel: 3,
  },
  puesto: {
    titulo: 'Puesto',
    este: 'el puesto',
    cuenta: ['puesto', 'puestos'],
    padre: { campo: 'id_area', este: 'el área' },
    nivel: null,
  },
  categoria: {
    titulo: 'Categoría',
    este: 'la categoría',
    cuenta: ['categoría', 'categorías'],
    padre: null,
    nivel: null,
  },
  sueldo: {
    titulo: 'Sueldo',
    este: 'el sueldo',
    cuenta: ['sueldo', 'sueldos'],
    padre: { campo: 'id_categoria', este: 'la categoría' },
    nivel: null,
  },
} as const satisfies Record<TipoCatalogo, Textos>

/** The first question of a deletion, in the documented words (specification 3 §5): a category's name goes without quotes. */
export function preguntaEliminar(tipo: TipoCatalogo, nombre: string): string {
  const que = TEXTOS_CATALOGO[tipo].este
  return tipo === 'categoria' ? `¿Eliminar ${que} ${nombre}?` : `¿Eliminar ${que} "${nombre}"?`
}

/** The second one. */
export const PREGUNTA_CASCADA = 'Esta acción eliminará en cascada los datos dependientes. ¿Desea continuar?'

export const LIMITES_PUESTOS = { nombre: 120, categoria: 12 } as const

/** What is wrong with the name of a row; a category's is its key ("60C"): letters and figures. */
export function nombreCatalogoIssues(tipo: TipoCatalogo, nombre: string): Issue[] {
  const { este } = TEXTOS_CATALOGO[tipo]
  const max = tipo === 'categoria' ? LIMITES_PUESTOS.categoria : LIMITES_PUESTOS.nombre
  const issue = (code: string, message: string): Issue[] => [{ path: 'nombre', code, message }]
  if (nombre === '') return issue('requerido', `Escribe el nombre ${este.startsWith('el ') ? 'd' : 'de '}${este}.`)
  if (nombre.length > max) return issue('largo', `El nombre lleva hasta ${max} caracteres; trae ${nombre.length}.`)
  if (tipo === 'categoria' && !/^[A-Z0-9]+$/.test(nombre))
    return issue('forma', `La categoría lleva letras y números, como 60C; llegó «${nombre}».`)
  return []
}

/** A post or a category was to be ended without its last day. */
export const FALTA_TERMINO = 'Escribe el último día en que se ofrece.'

/** What is wrong with the last day on which a post or a category is offered; `hoy` is the first that it may be. */
export function terminoIssues(hasta: string, hoy: PlainDate): Issue[] {
  const issue = (code: string, message: string): Issue[] => [{ path: 'hasta', code, message }]
  if (hasta === '') return issue('requerido', FALTA_TERMINO)
  const day = parsePlainDate(hasta)
  if (day === null)
    return issue('fecha', `El último día se escribe dd/mm/aaaa; llegó «${hasta.slice(0, 20)}», que no es un día.`)
  return day < hoy ? issue('pasado', `El último día es hoy o después; llegó ${formatFecha(day)}.`) : []
}

/** Rows of one type that a deletion takes along. */
export interface SeVan {
  readonly tipo: TipoCatalogo
  readonly cuantos: number
  /** The first of them by name. */
  readonly nombres: readonly string[]
}

/** Who or what uses it, or something under it: "12 personas del padrón". */
export interface UsoCatalogo {
  readonly texto: string
  readonly cuantos: number
}

/** What deleting a row would do: what goes with it, and what keeps it. */
export interface EliminacionCatalogo {
  readonly tipo: TipoCatalogo
  readonly id: number
  readonly nombre: string
  readonly seVan: readonly SeVan[]
  /** With any, it is not deleted. */
  readonly usos: readonly UsoCatalogo[]
  /** What does it well when it is in use. */
  readonly enSuLugar: string | null
}

/** The act that does well what a deletion would do badly. */
export function enLugarDeEliminar(tipo: TipoCatalogo): string {
  if (TEXTOS_CATALOGO[tipo].nivel !== null)
    return 'En el Árbol orgánico, «Fusionar» pasa todo a otra unidad y «Terminar» le pone fecha de fin.'
  if (tipo === 'sueldo')
    return 'Registra un sueldo nuevo desde la fecha en que cambia: el anterior queda en la historia.'
  const { este } = TEXTOS_CATALOGO[tipo]
  const [lo, otro] = este.startsWith('el ') ? ['lo', 'otro'] : ['la', 'otra']
  return [
    `Termina ${este} con fecha: deja de ofrecerse desde el día siguiente, y quien ${lo} tiene ${lo} conserva hasta su cambio.`,
    `Para mover a una persona a ${otro}, captura su cambio en «Actualización de datos laborales».`,
  ].join(' ')
}

/** A row of the screen: what it is, what it hangs from, and for a salary its amount and days. */
export interface RenglonPuestos {
  readonly tipo: TipoCatalogo
  readonly id: number
  readonly version: number
  /** A category's is its key; of a salary "". */
  readonly nombre: string
  /** Name of a category ("Director General"); else "". */
  readonly detalle: string
  readonly padreId: number | null
  /** Last day in which it is offered or holds; null without end. */
  readonly hasta: string | null
  /** Of a salary only. */
  readonly sueldo: { readonly montoCentavos: number; readonly desde: string } | null
  /** People of the padrón who have this post or category. */
  readonly personas: number
}

/** The whole catalogue, as the screen keeps it. */
export interface CatalogoPuestos {
  readonly renglones: readonly RenglonPuestos[]
  /** Days in which a salary may begin. */
  readonly plazo: { readonly desde: string; readonly hasta: string }
}
