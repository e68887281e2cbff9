import { ImporteExplicable } from '#admin/shared/ui/datos/ImporteExplicable.tsx'
import { PersonasDialog } from './PersonasDialog.tsx'
import { tituloTotal } from './titulo-total.ts'
import { usePrevistas } from '#admin/portal/quincenas/Aplicacion/use-cierres.ts'
import type { AportacionPrevista, SimulacionCierre, TotalPrevisto } from '#domain/quincenas/simulacion.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

interface PrevistasDialogProps {
  codigo: string
  entidad: SimulacionCierre['entidad']
  total: TotalPrevisto
  onClose: () => void
}

/** The people of a total of the simulation, each with what the close would write and where it comes from. */
export function PrevistasDialog({ codigo, entidad, total, onClose }: PrevistasDialogProps): ReactElement {
  const query = usePrevistas(codigo, entidad.id, total)
  return (
    <PersonasDialog
      codigo={codigo}
      title={`${tituloTotal(total)}: ${entidad.nombre}`}
      query={query}
      rowsOf={({ previstas }) => previstas}
      columns={columnas}
      total={{ ...total, entidadId: entidad.id }}
      vacio="Ya no hay personas en este total."
      onClose={onClose}
    />
  )
}

function columnas(explicar: (persona: AportacionPrevista) => void): readonly Column<AportacionPrevista>[] {
  return [
    { key: 'interno', header: 'No. interno', mono: true, cell: ({ interno }) => interno },
    { key: 'nombre', header: 'Nombre', cut: true, cell: ({ nombre }) => nombre },
    {
      key: 'importe',
      header: 'Importe',
      numeric: true,
      cell: (persona) => (
        <ImporteExplicable
          centavos={persona.importeCentavos}
          de={persona.nombre}
          onExplicar={() => explicar(persona)}
        />
      ),
    },
  ]
}
