import { nombreDocumento } from '#domain/procesos/documentacion.ts'
import { api } from '#admin/providers/api-client.ts'
import { useUploadAct } from '#admin/shared/form/use-upload-act.ts'
import { campoDueno, rutaDocumentos } from './dueno.ts'
import { MUESTRAN_DOCUMENTOS } from './use-documentos.ts'
import type { DuenoDocumentos } from './dueno.ts'
import type { Documento } from '#domain/procesos/documentacion.ts'
import type { Cuerpo } from '#domain/llamadas.ts'
import type { UploadAct } from '#admin/shared/form/use-upload-act.ts'

interface DocumentoNuevo {
  readonly tipo: string
  readonly tipoOtro: string
  readonly file: File
}

/** Uploads a PDF and registers it; the server drops one that nobody registers. */
export function useSubir(dueno: DuenoDocumentos, done: () => void): UploadAct<DocumentoNuevo, Documento> {
  return useUploadAct({
    call: async ({ tipo, tipoOtro, file }: DocumentoNuevo, sending) => {
      const form = new FormData()
      form.set('folio', String(dueno.id))
      form.set('archivo', file)
      const { nombreArchivo } = await api.upload('POST /api/upload', form, sending)
      const body: Cuerpo<`POST ${ReturnType<typeof rutaDocumentos>}`> = {
        tipo,
        ...(dueno.clase !== 'proceso' && { tipo_otro: tipoOtro }),
        nombre_archivo: nombreArchivo,
        cargado: 1,
        ...campoDueno(dueno),
      }
      return api.call(`POST ${rutaDocumentos(dueno.clase)}`, { body, signal: sending.signal })
    },
    keys: MUESTRAN_DOCUMENTOS,
    toast: (documento) => `Se cargó ${nombreDocumento(documento)}.`,
    done,
    leaves: true,
  })
}
