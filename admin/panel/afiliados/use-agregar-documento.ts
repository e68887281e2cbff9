import { api } from '#admin/providers/api-client.ts'
import { useUploadAct } from '#admin/shared/form/use-upload-act.ts'
import { NOMBRE_DOCUMENTO } from './tipo-documento.ts'
import type { TipoDocumento } from './tipo-documento.ts'
import type { UploadAct } from '#admin/shared/form/use-upload-act.ts'

interface DocumentoNuevo {
  readonly tipo: TipoDocumento
  readonly file: File
}

/** Uploads a file, then files it: a file without its second step stays nobody's and the server drops it. */
export function useAgregarDocumento(personaId: number, done: () => void): UploadAct<DocumentoNuevo, unknown> {
  return useUploadAct({
    call: async ({ tipo, file }: DocumentoNuevo, sending) => {
      const form = new FormData()
      form.set('clase', tipo)
      form.set('file', file)
      const { id: archivo } = await api.upload('POST /api/archivos', form, sending)
      const { signal } = sending
      return api.call('POST /api/afiliados/:id/documentos', {
        params: { id: personaId },
        body: { tipo, archivo },
        signal,
      })
    },
    keys: ['afiliados'],
    toast: (_documento, { tipo }) => `Se agregó ${NOMBRE_DOCUMENTO[tipo]} al expediente.`,
    done,
    leaves: true,
  })
}
