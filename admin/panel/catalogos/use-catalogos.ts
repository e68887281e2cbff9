import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, request } from '#admin/providers/api-client.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import { downloadBlob, fileNameOf } from '#admin/shared/list/download.ts'
import type { CatalogoPanel, RenglonPanel } from '#domain/organica/catalogos/catalogo.ts'
import type { DatosCatalogo } from '#domain/organica/catalogos/catalogo-issues.ts'
import type { QueryClient, UseMutationResult, UseQueryResult } from '@tanstack/react-query'

/** The catalogues that there are. */
export function useTablas(): UseQueryResult<CatalogoPanel[]> {
  return useQuery({
    queryKey: ['catalogos-tablas'],
    queryFn: ({ signal }) => api.get<CatalogoPanel[]>('/api/panel/catalogos/tablas', { signal }),
  })
}

/** Asks for the table of catalogues again; settles when it has come. */
export function refreshTablas(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['catalogos-tablas'] })
}

/** Everything that shows rows of catalogues asks again; the forms that offer them too. */
export async function refreshCatalogos(client: QueryClient): Promise<void> {
  const keys = ['catalogos', 'catalogos-tablas', 'casos-opciones', 'afiliados']
  await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })))
}

interface ActoCatalogo<T> {
  readonly hecho: string
  readonly onDone: (result: T) => void
  /** What is in sight is gone with it: it is left before anything is asked for anew. */
  readonly leaves?: boolean
}

/** One change of a row or of a catalogue: told once it is shown; refused because it changed meanwhile, shows how it is now. */
export function useCatalogoAct<T>(
  call: () => Promise<T>,
  { hecho, onDone, leaves = false }: ActoCatalogo<T>,
): UseMutationResult<T, Error, void> {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: call,
    onSuccess: async (result) => {
      if (!leaves) await refreshCatalogos(client)
      toast.success(hecho)
      onDone(result)
      if (leaves) await refreshCatalogos(client)
    },
    onError: (error) => {
      if (isApiError(error) && error.status === 409) void refreshCatalogos(client)
    },
  })
}

/** Switches a catalogue on. */
export function useActivarCatalogo(): UseMutationResult<CatalogoPanel, Error, CatalogoPanel> {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (catalogo: CatalogoPanel) => putCatalogo(catalogo, { activo: true }),
    onSuccess: async ({ nombre }) => {
      await refreshTablas(client)
      toast.success(`${nombre} quedó activo.`)
    },
  })
}

/** Switches a row on. */
export function useActivarRenglon(): UseMutationResult<RenglonPanel, Error, RenglonPanel> {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (renglon: RenglonPanel) => putRenglon(renglon, { nombre: renglon.nombre, activo: true }),
    onSuccess: async ({ nombre }) => {
      await refreshCatalogos(client)
      toast.success(`${nombre} quedó activo.`)
    },
  })
}

/** Sets name and state of a row. `usos`: how many uses the person was told of, when it is switched off. */
export function putRenglon(
  { id, version }: RenglonPanel,
  change: { readonly nombre: string; readonly activo: boolean; readonly usos?: number },
): Promise<RenglonPanel> {
  return api.put<RenglonPanel>(`/api/panel/catalogos/${id}`, { version, ...change })
}

export function deleteRenglon({ id, version }: RenglonPanel): Promise<void> {
  return deleteWith(`/api/panel/catalogos/${id}`, { version })
}

const TABLAS = '/api/panel/catalogos/tablas'

export function createCatalogo(datos: DatosCatalogo): Promise<CatalogoPanel> {
  return api.post<CatalogoPanel>(TABLAS, datos)
}

/** Sets name, description or state of a catalogue; the others stay. */
export function putCatalogo(
  { id, version, nombre, descripcion, activo }: CatalogoPanel,
  change: Partial<Pick<CatalogoPanel, 'nombre' | 'descripcion' | 'activo'>>,
): Promise<CatalogoPanel> {
  return api.put<CatalogoPanel>(`${TABLAS}/${id}`, { version, nombre, descripcion, activo, ...change })
}

/** Takes a catalogue away with the rows that the person was told of. */
export function deleteCatalogo({ id, version, renglones }: CatalogoPanel): Promise<void> {
  return deleteWith(`${TABLAS}/${id}`, { version, renglones })
}

async function deleteWith(path: string, body: object): Promise<void> {
  await request(path, {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Saves a catalogue as a file. */
export async function exportCatalogo(catalogo: string, formato: 'csv' | 'xlsx'): Promise<void> {
  const response = await request('/api/panel/catalogos/exportar', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ catalogo, formato }),
  })
  downloadBlob(await response.blob(), fileNameOf(response, `catalogo.${formato}`))
}
