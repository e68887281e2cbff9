import { FolderKanban } from 'lucide-react'
import { Link } from 'react-router-dom'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { EstadoCasoTag, PlazoTexto } from '#admin/shared/casos/CasoTags.tsx'
import { rutaCaso } from '#domain/procesos/casos/ruta-caso.ts'
import { ListaDePersona } from '#admin/panel/afiliados/ListaDePersona.tsx'
import type { CasoResumen } from '#domain/procesos/casos/caso.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

const COLUMNS: readonly Column<CasoResumen>[] = [
  { key: 'folio', header: 'Folio', mono: true, cell: ({ folio }) => <Link to={rutaCaso({ folio })}>{folio}</Link> },
  { key: 'asunto', header: 'Asunto', cut: true, cell: ({ asunto }) => asunto },
  { key: 'proceso', header: 'Proceso', cut: true, cell: ({ proceso }) => proceso.nombre },
  { key: 'estado', header: 'Estado', cell: ({ estado }) => <EstadoCasoTag estado={estado} /> },
  {
    key: 'responsable',
    header: 'Responsable',
    cut: true,
    cell: ({ responsable }) => responsable?.nombre ?? 'Sin asignar',
  },
  { key: 'plazo', header: 'Fecha límite', cell: ({ plazo }) => <PlazoTexto plazo={plazo} /> },
]

/** Cases about the person, open ones first. */
export function CasosTab({ persona }: { persona: PersonaDetalle }): ReactElement {
  return (
    <ListaDePersona
      personaId={persona.id}
      resource="casos"
      sort={{ field: 'vence', order: 'ASC' }}
      title="Casos"
      caption="Casos de la persona"
      falla="No se pudieron cargar los casos."
      columns={COLUMNS}
      empty={
        <EmptyState icon={FolderKanban} title="Esta persona no tiene casos">
          Un caso se abre en la lista de casos o en la página de su proceso.
        </EmptyState>
      }
    />
  )
}
