import { useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { ARCHIVO_TABLA } from '#admin/shared/ui/campos/archivo-tabla.ts'
import { OneFile } from '#admin/shared/ui/campos/OneFile.tsx'
import { respuestaTexto, RespuestaPrevista } from './RespuestaPrevista.tsx'
import { KEYS_POR_IDENTIFICAR } from './use-validacion.ts'
import type { RespuestaCargada } from '#domain/fondos/pagos/panel-pagos.ts'
import type { ReactElement } from 'react'

function formOf(file: File): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}

/** Loads the bank's file: whole, or not at all. What it would do, and each fault by its line, is shown once it is chosen. */
export function CargarRespuesta({ onClose }: { onClose: () => void }): ReactElement {
  const [file, setFile] = useState<File | null>(null)
  const [missing, setMissing] = useState(false)
  const act = useAct<File, RespuestaCargada>({
    call: (chosen) => api.upload('POST /api/respuestas-banco', formOf(chosen)),
    keys: ['pagos', 'validacion-pagos', 'aportacion-retencion', 'aportaciones', ...KEYS_POR_IDENTIFICAR],
    toast: respuestaTexto,
    done: onClose,
  })
  const previsto = useAct<File, RespuestaCargada>({
    call: (chosen) => api.upload('POST /api/respuestas-banco/previsto', formOf(chosen)),
  })
  const failed = act.error ? act : previsto
  useLeaveGuard(file !== null, act.isDone)
  const submit = (): void => {
    setMissing(file === null)
    if (file) act.run(file)
  }
  return (
    <ActDialog
      title="Cargar respuesta del banco"
      action="Cargar pagos"
      busyText="Cargando…"
      size="md"
      busy={act.busy}
      dirty={file !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="stack">
        {failed.error && <NoSeTomo error={failed.error} faltas={Object.entries(failed.campos)} />}
        <p className="secondary">
          Un CSV o XLSX con encabezado <span className="mono">referencia,importe,fecha,operacion</span>, un pago por
          renglón y al final <span className="mono">TOTAL,suma,cuántos</span>. Se toma completo o nada.
        </p>
        <OneFile
          file={file}
          onChange={(chosen) => {
            act.reset()
            previsto.reset()
            setFile(chosen)
            if (chosen) previsto.run(chosen)
          }}
          title="Arrastra aquí el archivo del banco"
          help="CSV o XLSX de hasta 2 MB y 10,000 pagos."
          {...ARCHIVO_TABLA}
          wrongKind="Se esperaba un archivo CSV o XLSX."
          missing={missing && !file ? 'Elige el archivo del banco.' : null}
          sending={null}
        />
        {file && previsto.result && <RespuestaPrevista prevista={previsto.result} />}
      </div>
    </ActDialog>
  )
}

/** Why nothing was taken: each fault of the file once, by its line. */
function NoSeTomo({ error, faltas }: { error: Error; faltas: readonly (readonly [string, string])[] }): ReactElement {
  if (faltas.length === 0) return <ErrorState title="No se tomó ningún pago." error={error} />
  return (
    <Note tone="bad" live>
      <strong>{faltas.length === 1 ? 'No se tomó ningún pago.' : error.message}</strong>
      <ul className="validacion-faltas">
        {faltas.map(([path, message]) => (
          <li key={path}>{message}</li>
        ))}
      </ul>
    </Note>
  )
}
