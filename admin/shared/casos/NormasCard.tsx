import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { EstadoCasoTag } from './CasoTags.tsx'
import { AgregarNormaDialog, NormaDialog } from './NormaDialogs.tsx'
import type { CasoDetalle, NormaCaso } from '#domain/procesos/casos/caso.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

/** Norms that the case must keep, with where each stands (specification 2 §2.20). */
export function NormasCard({ caso }: { caso: CasoDetalle }): ReactElement {
  const [open, setOpen] = useState<NormaCaso | 'nueva' | null>(null)
  const editable = caso.actions.includes('normas')
  const { total, completadas } = caso.normas
  const norma = typeof open === 'object' && open !== null ? caso.Normas.find(({ id }) => id === open.id) : undefined
  return (
    <Card
      title="Normas"
      flush
      aside={
        <>
          {total > 0 && `${completadas} de ${total} completadas`}
          {editable && (
            <Button size="sm" icon={Plus} onClick={() => setOpen('nueva')}>
              Agregar norma
            </Button>
          )}
        </>
      }
    >
      <DataTable
        caption="Normas del caso"
        columns={columns(editable, setOpen)}
        rows={caso.Normas}
        rowKey={({ id }) => id}
        empty={<EmptyState title="Este proceso no tiene normas registradas." />}
      />
      {open === 'nueva' && <AgregarNormaDialog caso={caso} onClose={() => setOpen(null)} />}
      {norma && <NormaDialog caso={caso} norma={norma} onClose={() => setOpen(null)} />}
    </Card>
  )
}

function columns(editable: boolean, onOpen: (norma: NormaCaso) => void): Column<NormaCaso>[] {
  const acts: Column<NormaCaso> = {
    key: 'acciones',
    header: 'Acciones',
    hideHeader: true,
    numeric: true,
    cell: (norma) => (
      <Button size="sm" aria-label={`Actualizar ${norma.Nombre}`} onClick={() => onOpen(norma)}>
        Actualizar
      </Button>
    ),
  }
  return [
    {
      key: 'nombre',
      header: 'Norma',
      wrap: true,
      cell: ({ Nombre, Descripcion }) => (
        <>
          <strong>{Nombre}</strong>
          {Descripcion !== '' && <div className="secondary small">{Descripcion}</div>}
        </>
      ),
    },
    { key: 'estado', header: 'Estado', cell: ({ Estado }) => <EstadoCasoTag estado={Estado} /> },
    { key: 'notas', header: 'Notas', wrap: true, cell: ({ NotasI }) => NotasI || '–' },
    ...(editable ? [acts] : []),
  ]
}
