import { useGetList, useGetOne, useListContext } from 'react-admin'
import type {
  GetListParams,
  GetOneParams,
  ListControllerResult,
  UseGetListHookValue,
  UseGetOneHookValue,
} from 'react-admin'
import type { Llamada, Respuesta } from '#domain/llamadas.ts'

type Listada<Clave> = Clave extends `GET /api/panel/${infer Nombre}` ? Nombre : never
type Abierta<Clave> = Clave extends `GET /api/panel/${infer Nombre}/:id` ? Nombre : never
type SinRuta<Nombre> = Exclude<Nombre, `${string}/${string}`>

/** What the panel lists, and what of it opens one by one, by the names of its calls. */
export type Lista = SinRuta<Listada<Llamada>>
type Recurso = SinRuta<Abierta<Llamada>>

/** A row of a list, as `domain/llamadas.ts` tells it. */
export type Renglon<R extends Lista> =
  Respuesta<`GET /api/panel/${R}`> extends readonly (infer Row extends { readonly id: number | string })[] ? Row : never

/** One record of a resource. */
type Registro<R extends Recurso> = Respuesta<`GET /api/panel/${R}/:id`>

interface Opciones {
  readonly enabled?: boolean
  readonly onError?: () => void
}

/** One record of the panel: react-admin's `useGetOne`, which knows nothing of what comes. */
export const useRegistro = useGetOne as <R extends Recurso>(
  recurso: R,
  params: GetOneParams & { readonly id: number | string },
  opciones?: Opciones,
) => UseGetOneHookValue<Registro<R>>

/** A list of the panel: react-admin's `useGetList`. */
export const useRenglones = useGetList as <R extends Lista>(
  recurso: R,
  params: Partial<GetListParams>,
  opciones?: Opciones,
) => UseGetListHookValue<Renglon<R>>

/** The list in sight, of the resource named. */
export const useListaDe = useListContext as unknown as <R extends Lista>(
  _recurso: R,
) => ListControllerResult<Renglon<R>>
