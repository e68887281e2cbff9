import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { pedirArchivo } from '#admin/shared/list/exportar/pedir-archivo.ts'
import type { ConId } from '#domain/hecho.ts'
import type { CatalogoPanel, RenglonPanel } from '#domain/organica/catalogos/catalogo.ts'
import type { Act } from '#admin/shared/form/use-act.ts'
import type { DatosCatalogo } from '#domain/organica/catalogos/catalogo-issues.ts'
import type { QueryClient, UseQueryResult } from '@tanstack/react-query'

/** The catalogues that there are. */
export function useTablas(): UseQueryResult<CatalogoPanel[]> {
  return useQuery({
    queryKey: ['catalogos-tablas'],
    queryFn: ({ signal }) => api.call('GET /api/panel/catalogos/tablas', { signal }),
  })
}

/** Asks for the table of catalogues again; settles when it has come. */
export function refreshTablas(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['catalogos-tablas'] })
}

const KEYS = ['catalogos', 'catalogos-tablas', 'casos-opciones', 'afiliados'] as const

/** Everything that shows rows of catalogues asks again; the forms that offer them too. */
export async function refreshCatalogos(client: QueryClient): Promise<void> {
  await Promise.all(KEYS.map((key) => client.invalidateQueries({ queryKey: [key] })))
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
): Act<void, T> {
  return useAct({ call, keys: KEYS, toast: () => hecho, done: onDone, leaves })
}

/** Switches a catalogue on. */
export function useActivarCatalogo(failed: (error: unknown) => void): Act<CatalogoPanel, CatalogoPanel> {
  return useAct({
    call: (catalogo: CatalogoPanel) => putCatalogo(catalogo, { activo: true }),
    keys: ['catalogos-tablas'],
    toast: ({ nombre }) => `${nombre} quedó activo.`,
    failed,
  })
}

/** Switches a row on. */
export function useActivarRenglon(failed: (error: unknown) => void): Act<RenglonPanel, RenglonPanel> {
  return useAct({
    call: (renglon: RenglonPanel) => putRenglon(renglon, { nombre: renglon.nombre, activo: true }),
    keys: KEYS,
    toast: ({ nombre }) => `${nombre} quedó activo.`,
    failed,
  })
}

/** Sets name and state of a row. `usos`: how many uses the person was told of, when it is switched off. */
export function putRenglon(
  { id, version }: RenglonPanel,
  change: { readonly nombre: string; readonly activo: boolean; readonly usos?: number },
): Promise<RenglonPanel> {
  return api.call('PUT /api/panel/catalogos/:id', { params: { id }, body: { version, ...change } })
}

export function deleteRenglon({ id, version }: RenglonPanel): Promise<ConId> {
  return api.call('DELETE /api/panel/catalogos/:id', { params: { id }, body: { version } })
}

export function createCatalogo(datos: DatosCatalogo): Promise<CatalogoPanel> {
  return api.call('POST /api/panel/catalogos/tablas', { body: datos })
}

/** Sets name, description or state of a catalogue; the others stay. */
export function putCatalogo(
  { id, version, nombre, descripcion, activo }: CatalogoPanel,
  change: Partial<Pick<CatalogoPanel, 'nombre' | 'descripcion' | 'activo'>>,
): Promise<CatalogoPanel> {
  return api.call('PUT /api/panel/catalogos/tablas/:id', {
    params: { id },
    body: { version, nombre, descripcion, activo, ...change },
  })
}

/** Takes a catalogue away with the rows that the person was told of. */
export function deleteCatalogo({ id, version, renglones }: CatalogoPanel): Promise<ConId> {
  return api.call('DELETE /api/panel/catalogos/tablas/:id', { params: { id }, body: { version, renglones } })
}

/** Saves a catalogue as a file; see `pedirArchivo`. */
export function exportCatalogo(catalogo: string, formato: 'csv' | 'xlsx'): Promise<string | null> {
  return pedirArchivo('/api/panel/catalogos/exportar', { catalogo, formato }, `catalogo.${formato}`)
}
