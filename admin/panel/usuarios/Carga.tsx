import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { CARGA_MAX, COLUMNAS_CARGA } from '#domain/usuarios/carga.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { useToast } from '#admin/shared/ui/capas/toast-context.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { ArchivoTabla } from '#admin/panel/carga/ArchivoTabla.tsx'
import { useCarga } from '#admin/panel/carga/use-carga.ts'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { downloadBlob } from '#admin/shared/list/exportar/download.ts'
import { HojaClaves } from './HojaClaves.tsx'
import { LISTA } from './rutas.ts'
import { RevisionTable } from './RevisionTable.tsx'
import type { ReactElement } from 'react'
import './usuarios.css'

const CRUMBS = [{ label: 'Gestión de Usuarios', to: LISTA }, { label: 'Cargar de un archivo' }]

/** The file to fill in: titles and one invented row. */
function downloadTemplate(): void {
  const example = [
    'maria.lopez',
    'María López Ejemplo',
    'maria.lopez@ejemplo.gob.mx',
    'Ventanilla',
    '',
    'Secretaría de Salud',
    '',
  ]
  const lines = [COLUMNAS_CARGA.map(({ titulo }) => titulo).join(','), example.join(',')]
  downloadBlob(new Blob(['\ufeff', lines.join('\r\n')], { type: 'text/csv;charset=utf-8' }), 'plantilla-usuarios.csv')
}

/** Many accounts from one file: looked at row by row first, made all together or none, passwords shown once. */
export default function Carga(): ReactElement {
  const client = useQueryClient()
  const toast = useToast()
  const carga = useCarga('POST /api/panel/usuarios/carga', async ({ creados }) => {
    toast.success(`Se crearon ${cuentaTexto(creados.length, 'cuenta', 'cuentas')}.`)
    await client.invalidateQueries({ queryKey: ['usuarios'] })
  })
  const { revision, loading, loaded } = carga
  const sound = revision && revision.filas.length > 0 && revision.conError === 0
  // Reviewed and not created: nothing keeps the review but this page.
  useLeaveGuard(sound === true && !loaded)
  if (loaded) return <HojaClaves creados={loaded.creados} crumbs={CRUMBS} />
  return (
    <>
      <PageHeader
        crumbs={CRUMBS}
        title="Cargar usuarios de un archivo"
        facts={`CSV o XLSX, hasta ${CARGA_MAX} cuentas. Se crean todas o ninguna; las contraseñas se muestran una sola vez.`}
        actions={
          <>
            <Button icon={Download} onClick={downloadTemplate}>
              Plantilla CSV
            </Button>
            {sound && (
              <Button variant="primary" busy={loading} busyText="Creando…" onClick={() => carga.load()}>
                {`Crear ${cuentaTexto(revision.filas.length, 'cuenta', 'cuentas')}`}
              </Button>
            )}
          </>
        }
      />
      <div className="stack">
        <Card>
          <div className="stack">
            <ArchivoTabla
              file={carga.file}
              help={`Un archivo admite hasta ${CARGA_MAX} cuentas; si son más, divídelas en varios. Columnas: ${COLUMNAS_CARGA.map(({ titulo }) => titulo).join(', ')}.`}
              disabled={loading}
              onPick={carga.pick}
            />
          </div>
        </Card>
        {carga.lookError !== null && <ErrorState title="No se pudo leer el archivo." error={carga.lookError} />}
        {carga.loadError !== null && (
          <ErrorState
            title="No se creó ninguna cuenta."
            error={carga.loadError}
            onRetry={carga.changed ? undefined : () => carga.load()}
          />
        )}
        {carga.looking && <Skeleton lines={6} label="Revisando el archivo" />}
        {revision && <RevisionTable revision={revision} />}
      </div>
    </>
  )
}
