import { takeTurns } from '#admin/shared/documentos/lectura/take-turns.ts'
import { straightenPhoto } from '#admin/shared/documentos/lectura/read-paper.ts'
import type { FotografiaEnderezada } from '#domain/documentos/fotografia.ts'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReadingJob } from '#admin/shared/documentos/lectura/reading-job.ts'

/** As many as the server reads at once for one desk: more would only wait there with their bytes sent. */
const straighten = takeTurns(2)
const KEPT_MS = 5 * 60_000

/** The straightened page of a photo: asked for once, kept while the person may come back to it. */
export function straightPageQuery({ id, file }: ReadingJob): UseQueryOptions<FotografiaEnderezada> {
  return {
    queryKey: ['fotografia', id],
    queryFn: ({ signal }) => straighten(() => straightenPhoto(file, signal)),
    staleTime: Infinity,
    gcTime: KEPT_MS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }
}
