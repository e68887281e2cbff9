import { useQueryClient } from '@tanstack/react-query'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { useToast } from '#admin/shared/ui/capas/toast-context.ts'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { CARGA_CATALOGO_MAX } from '#domain/organica/catalogos/carga-catalogo.ts'
import { ArchivoTabla } from '#admin/panel/carga/ArchivoTabla.tsx'
import { useCarga } from '#admin/panel/carga/use-carga.ts'
import { RevisionTabla } from './RevisionTabla.tsx'
import { refreshCatalogos } from './use-catalogos.ts'
import type { CatalogoPanel } from '#domain/organica/catalogos/catalogo.ts'
import type { ReactElement } from 'react'

/** Of a catalogue that nothing of the portal uses no row is told as used. */
const SIN_USO = ['registro', 'registros'] as const

/** A file of rows: looked at row by row first, done whole or not at all. */
export function CargaDialog({ catalogo, onClose }: { catalogo: CatalogoPanel; onClose: () => void }): ReactElement {
  const client = useQueryClient()
  const toast = useToast()
  const { file, revision, loading, ...carga } = useCarga(
    'POST /api/panel/catalogos/carga',
    async ({ nuevos, cambiados }) => {
      await refreshCatalogos(client)
      toast.success(
        `${cuentaTexto(nuevos, 'renglón nuevo', 'renglones nuevos')}, ${cuentaTexto(cambiados, 'cambiado', 'cambiados')}.`,
      )
      onClose()
    },
    { catalogo: catalogo.clave },
  )
  const changes = revision?.filas.filter(({ accion }) => accion !== 'igual').length ?? 0
  const sound = revision !== undefined && revision.conError === 0 && changes > 0
  // Reviewed and not applied: nothing keeps the review but this dialog.
  useLeaveGuard(sound, () => carga.loaded !== undefined)
  return (
    <ActDialog
      size="lg"
      title={`Importar ${catalogo.nombre}`}
      action={sound ? `Aplicar ${cuentaTexto(changes, 'cambio', 'cambios')}` : null}
      busyText="Aplicando…"
      busy={loading}
      dirty={sound}
      onSubmit={() => {
        if (sound) carga.load({ huella: revision.huella })
      }}
      onClose={onClose}
    >
      <div className="stack">
        <ArchivoTabla
          file={file}
          help={`CSV o XLSX con las columnas Clave, Nombre y Activo (Sí o No), hasta ${formatCuenta(CARGA_CATALOGO_MAX)} renglones. Los que el archivo no nombra quedan como están.`}
          disabled={loading}
          onPick={carga.pick}
        />
        {carga.lookError !== null && <ErrorState title="No se pudo leer el archivo." error={carga.lookError} />}
        {carga.loadError !== null && <ErrorState title="No se aplicó nada." error={carga.loadError} />}
        {carga.looking && <Skeleton lines={4} label="Revisando el archivo" />}
        {revision && <RevisionTabla revision={revision} usado={catalogo.usado ?? SIN_USO} />}
      </div>
    </ActDialog>
  )
}
