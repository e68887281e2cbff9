import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { diferencias, permisosOf } from './permisos-draft.ts'
import type { Difference } from '#admin/shared/ui/capas/ConflictDialog.tsx'
import type { PerfilDetalle, PermisosPerfil, RespuestaDerechos } from '#domain/acceso/perfil.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

interface ConflictoPerfilProps {
  mine: PermisosPerfil
  actual: PerfilDetalle
  /** Who saved it, and when. */
  mensaje: string
  derechos: RespuestaDerechos
  onTakeTheirs: () => void
  /** Mine in place of the other's, or my changes done to the other's. */
  onKeep: (how: 'mio' | 'unir') => void
}

const COLUMNS: readonly Column<Difference>[] = [
  { key: 'label', header: 'Dato', cell: ({ label }) => <strong>{label}</strong> },
  { key: 'mine', header: 'Lo mío', wrap: true, cell: ({ mine }) => mine || '–' },
  { key: 'theirs', header: 'Lo guardado', wrap: true, cell: ({ theirs }) => theirs || '–' },
]

/** Two administrators changed one profile: both versions side by side, and three ways on. */
export function ConflictoPerfil({
  mine,
  actual,
  mensaje,
  derechos,
  onTakeTheirs,
  onKeep,
}: ConflictoPerfilProps): ReactElement {
  return (
    <Dialog
      open
      locked
      size="lg"
      title="Este perfil cambió mientras lo editabas"
      onClose={onTakeTheirs}
      footer={
        <>
          <Button onClick={onTakeTheirs}>Usar lo guardado</Button>
          <Button onClick={() => onKeep('mio')}>Conservar lo mío</Button>
          <Button variant="primary" onClick={() => onKeep('unir')}>
            Unir los dos
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          {mensaje} Unir los dos hace tus cambios sobre lo guardado; antes de guardar verás de nuevo qué se quita y a
          quién.
        </p>
        <DataTable
          caption="Diferencias entre las dos versiones"
          columns={COLUMNS}
          rows={diferencias(mine, permisosOf(actual), derechos)}
          rowKey={({ label }) => label}
          empty="Las dos versiones dicen lo mismo."
        />
      </div>
    </Dialog>
  )
}
