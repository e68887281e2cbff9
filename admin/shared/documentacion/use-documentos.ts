import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { campoDueno, rutaDocumentos } from './dueno.ts'
import type { DuenoDocumentos } from './dueno.ts'
import type { ArchivoDocumento, Documento } from '#domain/procesos/documentacion.ts'
import type { Act } from '#admin/shared/form/use-act.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** Everything that shows documents: lists, pages of processes, what is missing. */
export const MUESTRAN_DOCUMENTOS = ['documentos', 'proceso', 'modulos', 'procesos'] as const

/** Registered documents of an owner. */
export function useDocumentos(dueno: DuenoDocumentos): UseQueryResult<readonly Documento[]> {
  return useQuery({
    queryKey: ['documentos', dueno.clase, dueno.id],
    queryFn: ({ signal }) => api.call(`GET ${rutaDocumentos(dueno.clase)}`, { signal, query: campoDueno(dueno) }),
  })
}

/** Every file a document has had, newest first. */
export function useVersiones(dueno: DuenoDocumentos, id: number): UseQueryResult<readonly ArchivoDocumento[]> {
  return useQuery({
    queryKey: ['documentos', dueno.clase, dueno.id, 'versiones', id],
    queryFn: ({ signal }) => api.call(`GET ${rutaDocumentos(dueno.clase)}/versiones`, { signal, query: { id } }),
  })
}

export interface CambioDocumento {
  readonly id: number
  readonly version: number
  readonly tipo?: string
  readonly tipo_otro?: string
  readonly nombre_archivo?: string
}

/** Changes a document's type, or puts an earlier file in force; a stale one is read again. */
export function useCambiarDocumento(
  dueno: DuenoDocumentos,
  dicho: string,
  done: () => void,
): Act<CambioDocumento, Documento> {
  return useAct({
    call: (cambio: CambioDocumento) => api.call(`PUT ${rutaDocumentos(dueno.clase)}`, { body: cambio }),
    keys: MUESTRAN_DOCUMENTOS,
    toast: () => dicho,
    done,
  })
}
