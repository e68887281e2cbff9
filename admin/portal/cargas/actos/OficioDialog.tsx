import { ARCHIVO_MAX_BYTES, TIPOS_ARCHIVO } from '#domain/documentos/archivo.ts'
import { api } from '#admin/providers/api-client.ts'
import { KEY_CARGAS } from '#admin/portal/cargas/use-cargas.ts'
import { useBound } from '#admin/shared/form/binding.ts'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useUploadAct } from '#admin/shared/form/use-upload-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { OneFile } from '#admin/shared/ui/campos/OneFile.tsx'
import type { DetalleCarga } from '#domain/cargas/carga.ts'
import type { ReactElement } from 'react'

interface Valores {
  readonly archivo: File | null
}

const SIN_ARCHIVO: Valores = { archivo: null }

const ADMITE = Object.fromEntries(Object.values(TIPOS_ARCHIVO).map(({ mime, extension }) => [mime, [`.${extension}`]]))

/** Sends the oficio that serves all the movements of a load: each row is then reviewed again with it. */
export function OficioDialog({ detalle, onClose }: { detalle: DetalleCarga; onClose: () => void }): ReactElement {
  const { carga, version, oficio } = detalle
  const act = useUploadAct<Valores, DetalleCarga>({
    call: ({ archivo }, sending) => {
      const form = new FormData()
      form.set('folio', carga.folio)
      form.set('version', String(version))
      if (archivo) form.set('file', archivo)
      return api.upload('POST /api/cargas/oficio', form, sending)
    },
    keys: [KEY_CARGAS],
    done: onClose,
  })
  return (
    <FormDialog
      id="oficio"
      size="md"
      act={act}
      initial={SIN_ARCHIVO}
      rules={({ archivo }) =>
        archivo === null ? [{ path: 'archivo', code: 'requerido', message: 'Elige el oficio firmado.' }] : []
      }
      title={oficio === null ? 'Adjuntar el oficio' : 'Cambiar el oficio'}
      action={oficio === null ? 'Adjuntar' : 'Cambiar'}
      busyText="Leyendo el oficio…"
      failure="No se adjuntó el oficio."
      extra={act.busy && <Button onClick={act.cancel}>Detener el envío</Button>}
      onClose={onClose}
    >
      <p>
        Un solo oficio sirve a los cambios laborales, bajas, bajas permanentes y reingresos del archivo. El portal lee
        su texto y rechaza el renglón de quien no esté nombrado en él.
      </p>
      <ArchivoOficio sending={act.busy ? { share: act.share, then: 'Leyendo su texto' } : null} />
    </FormDialog>
  )
}

function ArchivoOficio({
  sending,
}: {
  sending: { readonly share: number; readonly then: string } | null
}): ReactElement {
  const bound = useBound('archivo')
  return (
    <div id={bound.id} className="stack carga-archivo" data-invalid={bound.error === null ? undefined : ''}>
      <OneFile
        file={bound.value instanceof File ? bound.value : null}
        onChange={bound.set}
        title="Suelta aquí el oficio"
        help="El PDF con su texto; un escaneo se adjunta y no se puede comprobar. Hasta 10 MB."
        accept={ADMITE}
        maxBytes={ARCHIVO_MAX_BYTES}
        wrongKind="Elige un PDF, o una imagen JPG o PNG."
        missing={bound.error}
        sending={sending}
      />
    </div>
  )
}
