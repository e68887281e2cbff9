import { HandCoins } from 'lucide-react'
import { Link } from 'react-router-dom'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { rutaPrestamo } from '#domain/fondos/prestamos/ruta-prestamo.ts'
import { COLUMNAS_DE_PRESTAMO } from '#admin/panel/afiliados/PrestamosCard.tsx'
import { ListaDePersona } from '#admin/panel/afiliados/ListaDePersona.tsx'
import type { PrestamoPanel } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

const COLUMNS: readonly Column<PrestamoPanel>[] = [
  { key: 'folio', header: 'Folio', mono: true, cell: ({ folio }) => <Link to={rutaPrestamo(folio)}>{folio}</Link> },
  ...COLUMNAS_DE_PRESTAMO,
]

/** Loans of the person, the newest first. */
export function PrestamosTab({ persona }: { persona: PersonaDetalle }): ReactElement {
  return (
    <ListaDePersona
      personaId={persona.id}
      resource="prestamos"
      sort={{ field: 'id', order: 'DESC' }}
      title="Préstamos"
      caption="Préstamos de la persona"
      falla="No se pudieron cargar los préstamos."
      columns={COLUMNS}
      minWidth={760}
      empty={
        <EmptyState icon={HandCoins} title="Esta persona no tiene préstamos">
          Un préstamo se otorga en la lista de préstamos.
        </EmptyState>
      }
    />
  )
}
