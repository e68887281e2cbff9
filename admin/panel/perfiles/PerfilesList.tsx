import { Grid3x3, KeyRound } from 'lucide-react'
import { AMBITOS, TEXTO_AMBITO } from '#domain/acceso/acto.ts'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PanelList } from '#admin/panel/list/PanelList.tsx'
import { COLUMNAS_PERFILES } from './columnas.tsx'
import { NuevoPerfil } from './NuevoPerfil.tsx'
import type { Filtro, TextosLista } from '#admin/shared/list/lista.ts'
import type { PerfilPanel } from '#domain/acceso/perfil.ts'
import type { ReactElement } from 'react'
import './perfiles.css'

const FILTROS: readonly Filtro[] = [
  {
    key: 'ambito',
    label: 'Ámbito',
    placeholder: 'Todos',
    opciones: AMBITOS.map((valor) => ({ valor, label: TEXTO_AMBITO[valor].titulo })),
  },
]

const TEXTOS: TextosLista = {
  tabla: 'Perfiles',
  buscar: 'Nombre del perfil',
  falla: 'No se pudieron cargar los perfiles.',
  uno: 'perfil',
  varios: 'perfiles',
  vacia: (
    <EmptyState icon={KeyRound} title="Todavía no hay perfiles">
      Escribe arriba el nombre del primero y después elige sus menús y procesos.
    </EmptyState>
  ),
}

/** Profiles: a new one by its name, names edited in place, and the way to what each may do. */
export function PerfilesList(): ReactElement {
  return (
    <PanelList resource="perfiles" columnas={COLUMNAS_PERFILES} sort={{ field: 'id', order: 'ASC' }}>
      <PageHeader
        vista="perfiles"
        facts="Qué menús y procesos abre cada perfil, y qué puede hacer en ellos."
        actions={
          <LinkButton icon={Grid3x3} to="/panel/perfiles/derechos">
            Quién puede qué
          </LinkButton>
        }
      />
      <div className="stack">
        <NuevoPerfil />
        <ListTable<PerfilPanel> textos={TEXTOS} columnas={COLUMNAS_PERFILES} filtros={FILTROS} />
      </div>
    </PanelList>
  )
}
