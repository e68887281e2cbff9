import { useQuery } from '@tanstack/react-query'
import { fechaHora } from '#admin/shared/instante.ts'
import { api } from '#admin/providers/api-client.ts'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { KEY_FORMULAS } from './use-formulas.ts'
import type { FormulaPanel, VersionFormula } from '#domain/fondos/formula/formula-panel.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

const COLUMNS: readonly Column<VersionFormula>[] = [
  { key: 'version', header: 'Versión', numeric: true, cell: ({ version }) => version },
  { key: 'formula', header: 'Fórmula', mono: true, wrap: true, cell: ({ formula }) => formula },
  { key: 'autor', header: 'Autor', wrap: true, cell: ({ autor }) => autor },
  { key: 'fecha', header: 'Fecha', cell: ({ registradaAt }) => fechaHora(registradaAt) },
]

/** Every version of a formula, the newest first. */
export function VersionesDialog({ formula, onClose }: { formula: FormulaPanel; onClose: () => void }): ReactElement {
  const { data, error, refetch } = useQuery({
    queryKey: [KEY_FORMULAS, 'versiones', formula.id],
    queryFn: ({ signal }) => api.call('GET /api/panel/formulas/:id/versiones', { params: { id: formula.id }, signal }),
  })
  return (
    <Dialog open title={`Versiones de «${formula.titulo}»`} size="lg" onClose={onClose}>
      {error ? (
        <ErrorState title="No se pudieron cargar las versiones." error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          caption={`Versiones de ${formula.titulo}`}
          columns={COLUMNS}
          rows={data ?? []}
          rowKey={({ version }) => version}
          loading={!data}
        />
      )}
    </Dialog>
  )
}
