import { useState } from 'react'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { RESULTADOS_PAGO } from '#domain/fondos/pagos/cuenta-cargo.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { ARCHIVO_TABLA } from '#admin/shared/ui/campos/archivo-tabla.ts'
import { OneFile } from '#admin/shared/ui/campos/OneFile.tsx'
import type { ResultadoPago } from '#domain/fondos/pagos/cuenta-cargo.ts'
import type { RespuestaCargada } from '#domain/fondos/pagos/panel-pagos.ts'
import type { ReactElement } from 'react'

/** "2 pagos por $1,500.00: 1 Completo, 1 Parcial; 1 tardío; 3 ya estaban." */
function resumen({ pagos, totalCentavos, porResultado, tardios, repetidos }: RespuestaCargada): string {
  const parts = Object.entries(porResultado).map(([key, n]) => `${n} ${RESULTADOS_PAGO[key as ResultadoPago]}`)
  const more = [
    parts.join(', '),
    tardios > 0 ? cuentaTexto(tardios, 'tardío') : '',
    repetidos > 0 ? `${cuentaTexto(repetidos, 'pago')} ya ${repetidos === 1 ? 'estaba' : 'estaban'}` : '',
  ].filter(Boolean)
  return `${cuentaTexto(pagos, 'pago')} por ${formatPesos(totalCentavos)}${more.length > 0 ? `: ${more.join('; ')}` : ''}.`
}

/** Loads the bank's file: whole, or not at all, with each fault told by its line. */
export function CargarRespuesta({ onClose }: { onClose: () => void }): ReactElement {
  const [file, setFile] = useState<File | null>(null)
  const [missing, setMissing] = useState(false)
  const act = useAct<File, RespuestaCargada>({
    call: (chosen) => {
      const form = new FormData()
      form.set('file', chosen)
      return api.upload('POST /api/respuestas-banco', form)
    },
    keys: ['pagos', 'validacion-pagos', 'aportacion-retencion', 'aportaciones'],
    toast: resumen,
    done: onClose,
  })
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
        {act.error && <NoSeTomo error={act.error} faltas={Object.entries(act.campos)} />}
        <p className="secondary">
          Un CSV o XLSX con encabezado <span className="mono">referencia,importe,fecha,operacion</span>, un pago por
          renglón y al final <span className="mono">TOTAL,suma,cuántos</span>. Se toma completo o nada.
        </p>
        <OneFile
          file={file}
          onChange={(chosen) => {
            act.reset()
            setFile(chosen)
          }}
          title="Arrastra aquí el archivo del banco"
          help="CSV o XLSX de hasta 2 MB y 10,000 pagos."
          {...ARCHIVO_TABLA}
          wrongKind="Se esperaba un archivo CSV o XLSX."
          missing={missing && !file ? 'Elige el archivo del banco.' : null}
          sending={null}
        />
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
