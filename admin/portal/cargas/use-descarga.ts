import { request } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { downloadBlob, fileNameOf } from '#admin/shared/list/exportar/download.ts'
import type { Act } from '#admin/shared/form/use-act.ts'

/** Saves a file that the server sends; `archivo` names it if the server does not. */
export function useDescarga(ruta: string, archivo: string): Act<void> {
  return useAct({
    call: async () => {
      const response = await request(ruta, { headers: { Accept: '*/*' } })
      downloadBlob(await response.blob(), fileNameOf(response, archivo))
    },
  })
}
