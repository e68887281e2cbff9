import type { z } from 'zod'
import type { CapacidadId } from '#domain/acceso/llamadas.ts'
import type { ListaEnDireccion, ListaPedida } from '#domain/lista-pedida.ts'

/** What a call answers as JSON: a type alone. The build makes a schema of it. */
export interface Responde<T> {
  readonly responde?: T
}

export const answers = <T>(): Responde<T> => ({})

type Campos = Readonly<Record<string, z.ZodType>>

/** A text field of a form that brings a file. */
interface CampoFormulario {
  readonly descripcion: string
  readonly opcional?: true
  /** Most bytes, where it takes more than some words. */
  readonly max?: number
}

/** The form of a call that takes a file: its field is `file`. */
export interface Formulario {
  /** The other fields, all text: what each one is. */
  readonly otros: Readonly<Record<string, CampoFormulario>>
  /** Most bytes of the file. */
  readonly max: number
}

/** Statuses of refusals that the kind of call does not tell by itself. */
type Rechaza = 404 | 409 | 422 | 423

/** A call of the API: its summary, the capability it requires, its inputs and its answer. */
export interface FilaLlamada {
  readonly texto: string
  readonly puede: CapacidadId
  readonly query?: Campos
  readonly body?: Campos
  readonly form?: Formulario
  readonly status?: 201 | 202
  readonly rechaza?: readonly Rechaza[]
  readonly answer: Responde<unknown> | 'archivo'
}

export type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type ClaveLlamada = `${Metodo} /api/${string}`
export type TablaLlamadas = Readonly<Record<ClaveLlamada, FilaLlamada>>

/** The calls of an area, a row each. `servir` makes their routes of it; rights, files and the description of the API too. */
export const definirLlamadas = <const T extends TablaLlamadas>(filas: T): T => filas

interface DatosLista {
  readonly texto: string
  readonly puede: CapacidadId
}

/** The calls of a list: a page of it by its address or, if its search may name a person, by a body; and all of it as a file. */
export function lista<const R extends string, Item>(
  recurso: R,
  { texto, puede }: DatosLista,
  answer: Responde<Item>,
): Record<
  `GET /api/panel/${R}` | `POST /api/panel/${R}/buscar`,
  { readonly texto: string; readonly puede: CapacidadId; readonly lista: R; readonly answer: Responde<Item[]> }
> &
  Record<
    `POST /api/panel/${R}/exportar`,
    { readonly texto: string; readonly puede: CapacidadId; readonly lista: R; readonly answer: 'archivo' }
  > {
  const rows = answer as Responde<Item[]>
  return {
    [`GET /api/panel/${recurso}`]: { texto, puede, lista: recurso, answer: rows },
    [`POST /api/panel/${recurso}/buscar`]: { texto, puede, lista: recurso, answer: rows },
    [`POST /api/panel/${recurso}/exportar`]: { texto, puede, lista: recurso, answer: 'archivo' },
  } as ReturnType<typeof lista<R, Item>>
}

/** What an interface of calls says of a row. A list is asked as every list is. */
export type LlamadasDe<T> = {
  readonly [K in keyof T as T[K] extends { readonly answer: 'archivo' } ? never : K]: {
    answer: T[K] extends { readonly answer: Responde<infer A> } ? A : never
  } & Pedido<T[K], 'query'> &
    Pedido<T[K], 'body'> &
    (T[K] extends { readonly lista: string }
      ? K extends `POST ${string}`
        ? { body: ListaPedida }
        : { query: ListaEnDireccion }
      : unknown)
}

type Pedido<F, N extends 'query' | 'body'> =
  F extends Readonly<Record<N, infer C extends Campos>> ? Record<N, z.input<z.ZodObject<C>>> : unknown
