import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, request } from '#admin/providers/api-client.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import { downloadBlob, fileNameOf } from '#admin/panel/list/download.ts'
import type { CatalogoPanel, ClaveCatalogo, RenglonPanel } from '#domain/organica/catalogos/catalogo.ts'
import type { QueryClient, UseMutationResult, UseQueryResult } from '@tanstack/react-query'

/** The catalogues that there are. */
export function useTablas(): UseQueryResult<CatalogoPanel[]> {
  return useQuery({
    queryKey: ['catalogos-tablas'],
    queryFn: ({ signal }) => api.get<CatalogoPanel[]>('/api/panel/catalogos/tablas', { signal }),
  })
}

/** Everything that shows rows of catalogues asks again; the forms that offer them too. */
export async function refreshCatalogos(client: QueryClient): Promise<void> {
  const keys = ['catalogos', 'catalogos-tablas', 'casos-opciones', 'afiliados']
  await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })))
}

/** One change of a row: says so and refreshes; refused because it changed meanwhile, shows how it is now. */
export function useRenglonAct(
  call: () => Promise<unknown>,
  { hecho, onDone }: { readonly hecho: string; readonly onDone: () => void },
): UseMutationResult<unknown, Error, void> {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: call,
    onSuccess: async () => {
      toast.success(hecho)
      onDone()
      await refreshCatalogos(client)
    },
    onError: (error) => {
      if (isApiError(error) && error.status === 409) void refreshCatalogos(client)
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
      toast.success(`${nombre} quedó activo.`)
      await refreshCatalogos(client)
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

export async function deleteRenglon({ id, version }: RenglonPanel): Promise<void> {
  await request(`/api/panel/catalogos/${id}`, {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ version }),
  })
}

/** Saves a catalogue as a file. */
export async function exportCatalogo(catalogo: ClaveCatalogo, formato: 'csv' | 'xlsx'): Promise<void> {
  const response = await request('/api/panel/catalogos/exportar', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ catalogo, formato }),
  })
  downloadBlob(await response.blob(), fileNameOf(response, `catalogo.${formato}`))
}
