import { NOTA_CARGA_MAX } from '#domain/cargas/limites-carga.ts'
import { motivoCargaIssues } from '#domain/cargas/motivo-carga.ts'
import { request } from '#admin/providers/api-client.ts'
import { AreaField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { downloadBlob, fileNameOf } from '#admin/shared/list/exportar/download.ts'
import type { Carga } from '#domain/cargas/carga.ts'
import type { ReactElement } from 'react'

interface Motivo {
  readonly motivo: string
}

/** Asks what the original file is needed for, and saves it. */
export function OriginalDialog({ carga, onClose }: { carga: Carga; onClose: () => void }): ReactElement {
  const { folio, archivo } = carga
  const act = useAct<Motivo>({
    call: async ({ motivo }) => {
      const response = await request(`/api/cargas/${encodeURIComponent(folio)}/original`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: '*/*' },
        body: JSON.stringify({ motivo: motivo.trim() }),
      })
      downloadBlob(await response.blob(), fileNameOf(response, archivo))
    },
    done: onClose,
  })
  return (
    <FormDialog
      id="original"
      act={act}
      initial={{ motivo: '' }}
      rules={({ motivo }) => motivoCargaIssues(motivo, 'original')}
      title={`Archivo original de ${folio}`}
      action="Descargar"
      busyText="Descargando…"
      failure="No se descargó el archivo."
      onClose={onClose}
    >
      <p>Trae los datos de todas las personas tal como llegaron. El motivo y tu nombre quedan en la bitácora.</p>
      <AreaField name="motivo" label="Para qué se necesita" maxLength={NOTA_CARGA_MAX} />
    </FormDialog>
  )
}
