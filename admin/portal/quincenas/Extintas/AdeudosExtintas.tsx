import { Building2 } from 'lucide-react'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PortalList } from '#admin/shared/list/PortalList.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { COLUMNAS_EXTINTAS } from './columnas-extintas.tsx'
import type { AdeudoExtinta } from '#domain/quincenas/adeudo-extinta.ts'
import type { TextosLista } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'

const TEXTOS: TextosLista = {
  tabla: 'Adeudos de entidades extintas',
  buscar: '',
  falla: 'No se pudieron cargar los adeudos.',
  uno: 'adeudo',
  varios: 'adeudos',
  vacia: (
    <EmptyState icon={Building2} title="Ninguna entidad extinta dejó adeudos">
      Aquí aparece lo que deja una entidad que termina sin que otra tome sus adeudos.
    </EmptyState>
  ),
}

const SORT = { field: 'entidad', order: 'ASC' } as const

/** `adeudosExtintas`: money of entities that ended without a successor (decision 11.3). */
export default function AdeudosExtintas(): ReactElement {
  return (
    <>
      <PageHeader
        vista="adeudosExtintas"
        facts="Líneas sin pagar, saldos a favor y cambios posteriores de entidades que terminaron sin sucesora."
      />
      <PortalList resource="adeudos-extintas" columnas={COLUMNAS_EXTINTAS} sort={SORT}>
        <ListTable<AdeudoExtinta> textos={TEXTOS} columnas={COLUMNAS_EXTINTAS} sinBusqueda />
      </PortalList>
    </>
  )
}
